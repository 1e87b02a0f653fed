import { endWithFile } from './end-with-file.ts';

/* happy-dom's documents share prototypes: a test that replaces a member, as a layout or a dialog, would do so for the next files. */

const SHARED = [
  EventTarget,
  Node,
  Element,
  Document,
  Range,
  HTMLElement,
  HTMLDialogElement,
  HTMLFormElement,
  HTMLIFrameElement,
  HTMLImageElement,
  HTMLInputElement,
  HTMLMediaElement,
];

const isSame = (one: PropertyDescriptor | undefined, other: PropertyDescriptor) =>
  one?.value === other.value && one?.get === other.get && one?.set === other.set;

// Each prototype gets the members back that it has now, once the file has ended.
for (const { prototype } of SHARED) {
  const members = Object.getOwnPropertyDescriptors(prototype) as Record<PropertyKey, PropertyDescriptor>;
  endWithFile(() => {
    for (const name of Reflect.ownKeys(prototype)) {
      if (!(name in members)) Reflect.deleteProperty(prototype, name);
    }
    for (const name of Reflect.ownKeys(members)) {
      const member = members[name]!;
      const isReplaced = !isSame(Object.getOwnPropertyDescriptor(prototype, name), member);
      if (isReplaced) Object.defineProperty(prototype, name, member);
    }
  });
}
