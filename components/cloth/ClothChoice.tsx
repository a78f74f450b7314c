interface ClothChoiceProps {
  readonly name: 'cloth' | 'light';
  readonly legend: string;
  /** In the order of config/cloths.ts: cloth.css and browser/cloth-choice.ts know an option by its place. */
  readonly options: readonly string[];
  /** Place of the option that the page begins with. */
  readonly first: number;
}

/** Cloth or light: radio buttons for every keyboard, each as high as a finger. */
export function ClothChoice({ name, legend, options, first }: ClothChoiceProps) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      {options.map((option, place) => (
        <label key={option}>
          <input type="radio" name={name} defaultChecked={place === first} />
          {option}
        </label>
      ))}
    </fieldset>
  );
}
