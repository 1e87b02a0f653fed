import type { EventName, EventTable } from './events.ts';

/** Every event of the library by its full name, such as `archipel:page-loaded`. */
export type ArchipelEventMap = {
  [Name in EventName as `archipel:${Name}`]: CustomEvent<EventTable[Name]>;
};

// Events bubble from the element where they start to the document and the window; `HTMLElementEventMap`
// inherits those of elements.
declare global {
  interface ElementEventMap extends ArchipelEventMap {}
  interface DocumentEventMap extends ArchipelEventMap {}
  interface WindowEventMap extends ArchipelEventMap {}
}
