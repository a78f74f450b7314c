/** A named part of the day, from an hour on. */
export interface DayPart {
  readonly from: number;
  readonly name: string;
}
