interface ClothChoiceProps<Option extends string> {
  readonly name: 'cloth' | 'light';
  readonly legend: string;
  readonly options: readonly Option[];
  readonly first: Option;
  readonly words: Readonly<Record<Option, { readonly name: string }>>;
}

/** Radio buttons for the cloth or the light, each of touch-target size. */
export function ClothChoice<Option extends string>(props: ClothChoiceProps<Option>) {
  const { name, legend, options, first, words } = props;
  return (
    <fieldset>
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option}>
          <input type="radio" name={name} value={option} defaultChecked={option === first} />
          {words[option].name}
        </label>
      ))}
    </fieldset>
  );
}
