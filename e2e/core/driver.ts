/** ARIA roles, and `summary`, whose role differs by browser. */
export type Role = 'button' | 'link' | 'heading' | 'textbox' | 'searchbox' | 'summary';

/** An element by its role and its full accessible name (a summary by part of its text). */
export interface Target {
  readonly role: Role;
  readonly name: string;
  /** Selector of an ancestor. */
  readonly within?: string | undefined;
}

/** Keys, by `KeyboardEvent.key`. */
export type Key = 'Escape' | 'Tab';

/** A browser window, whichever library drives it. Methods reject with the browser's error. */
export interface Driver {
  /** Opens an absolute address and waits for the page's load event. */
  goto(address: string): Promise<void>;
  /** Runs a function in the page, which has access only to its argument and returns JSON. */
  evaluate<Arg, Result>(question: (arg: Arg) => Result, arg?: Arg): Promise<Result>;
  /** Whether an element is visible and enabled. */
  isSeen(target: Target): Promise<boolean>;
  /** Clicks an element once it is actionable. */
  click(target: Target): Promise<void>;
  /** Replaces a field's text. */
  fill(target: Target, text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Sets the viewport's size, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Mocks the response for URLs that end so. */
  answer(addressEnd: string, status: number): Promise<void>;
  /** Script errors and policy violations so far. */
  readonly complaints: readonly string[];
  close(): Promise<void>;
}

export interface DriverOptions {
  /** false disables JavaScript. */
  readonly javaScript: boolean;
}

/** A running browser, which opens windows with separate storage. */
export interface Engine {
  open(options: DriverOptions): Promise<Driver>;
  close(): Promise<void>;
}
