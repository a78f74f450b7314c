/** Keys that a journey presses, by the names of `KeyboardEvent.key`. */
export type Key = 'Escape' | 'Tab' | 'Enter' | 'ArrowRight';

/**
 * One window of a browser, whichever protocol moves it: the least that every protocol can do. Lengths
 * are CSS pixels. Every method rejects with what the browser says.
 */
export interface Driver {
  /** Opens an absolute address and waits for the page's load event. */
  goto(address: string): Promise<void>;
  /** One page back or ahead in the window's history, which may still be on its way then. */
  traverse(direction: 'back' | 'forward'): Promise<void>;
  /** The text that an expression gives in the page, or that its promise is fulfilled with. */
  evaluate(expression: string): Promise<string>;
  /** Clicks with a mouse at a place in the window. */
  click(x: number, y: number): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Asks for a size of the page's area; a browser may have a least width of its own. */
  resize(width: number, height: number): Promise<void>;
  /** What the page has complained of so far: script errors and refused policies. */
  complaints(): Promise<readonly string[]>;
  /** A PNG of what is in view. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

export interface DriverOptions {
  /** false shows pages as they are without JavaScript. */
  readonly javaScript: boolean;
}

/** A browser that is ready to open windows, each with a memory of its own. */
export interface Engine {
  /** false where the browser cannot be told to leave the page's scripts alone. */
  readonly canDoWithoutJavaScript: boolean;
  open(options: DriverOptions): Promise<Driver>;
  close(): Promise<void>;
}
