export function choiceText(choices: readonly (readonly [of: string, chosen: string])[]): string {
  return choices.map(([of, chosen]) => `${of}: ${chosen}.`).join(' ');
}
