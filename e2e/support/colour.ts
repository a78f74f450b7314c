/** A colour of tailwind.config.ts as computed styles have it: 'rgb(251, 247, 241)'. */
export function computed(colour: string): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return `rgb(${channels.join(', ')})`;
}
