/** A part of the day: from this hour on, a time is called so. */
export interface DayPart {
  readonly from: number;
  readonly name: string;
}
