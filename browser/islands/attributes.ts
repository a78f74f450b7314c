import { behaviourAttribute, islandAttribute, propsAttribute } from '../contracts';
import type { behaviours } from './islands';

/** Names of what islands.ts starts: behaviours of elements, and islands that React draws. */
export type BehaviourName = keyof typeof behaviours;
export type SmallIslandName = Exclude<keyof typeof import('./views'), 'hydrate'>;
export type IslandName = SmallIslandName | 'Planner' | 'VisitForm';

function withProps(attribute: string, name: string, props: object): Record<string, string> {
  const given = Object.keys(props).length > 0;
  return { [attribute]: name, ...(given && { [propsAttribute]: JSON.stringify(props) }) };
}

/** Attributes of an element that React draws on its own. */
export function islandAttributes(name: IslandName, props: object): Record<string, string> {
  return withProps(islandAttribute, name, props);
}

/** Attributes of an element that gets a behaviour without React. */
export function behaviourAttributes(
  name: BehaviourName,
  props: object = {},
): Record<string, string> {
  return withProps(behaviourAttribute, name, props);
}
