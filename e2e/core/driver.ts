/** What a journey looks for: ARIA roles, and `summary`, which has none of its own in every browser. */
export type Role = 'button' | 'link' | 'heading' | 'textbox' | 'searchbox' | 'summary';

/** An element by its role and its whole accessible name (a summary by words in it). */
export interface Target {
  readonly role: Role;
  readonly name: string;
  /** Selector of the part of the page that it is in. */
  readonly within?: string | undefined;
}

/** Keys that a journey presses, by the names of `KeyboardEvent.key`. */
export type Key = 'Escape' | 'Tab';

/** One window of a browser, whichever library moves it. Every method rejects with what the browser says. */
export interface Driver {
  /** Opens an absolute address and waits for the page's load event. */
  goto(address: string): Promise<void>;
  /** Runs a function in the page; it sees nothing but its argument, and gives what JSON can say. */
  evaluate<Arg, Result>(question: (arg: Arg) => Result, arg?: Arg): Promise<Result>;
  /** Whether an element is there to be seen and used. */
  isSeen(target: Target): Promise<boolean>;
  /** Clicks an element as soon as it can be. */
  click(target: Target): Promise<void>;
  /** Writes a text in place of what stands in a field. */
  fill(target: Target, text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Sets the size of the page's area, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Answers what goes to an address that ends so, in place of the server. */
  answer(addressEnd: string, status: number): Promise<void>;
  /** What the page has complained of so far: script errors and refused policies. */
  readonly complaints: readonly string[];
  close(): Promise<void>;
}

export interface DriverOptions {
  /** false shows pages as they are without JavaScript. */
  readonly javaScript: boolean;
}

/** A browser that is ready to open windows, each with a memory of its own. */
export interface Engine {
  open(options: DriverOptions): Promise<Driver>;
  close(): Promise<void>;
}
