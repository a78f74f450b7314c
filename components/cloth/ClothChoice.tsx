interface ClothChoiceProps {
  readonly name: 'cloth' | 'light';
  readonly legend: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  /** The value that the page begins with. */
  readonly first: string;
}

/** Cloth or light: radio buttons for every keyboard, each as high as a finger. */
export function ClothChoice({ name, legend, options, first }: ClothChoiceProps) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      {options.map(([value, label]) => (
        <label key={value}>
          <input type="radio" name={name} value={value} defaultChecked={value === first} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
