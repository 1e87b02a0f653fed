/* Types of the library's events for listeners of a site; `tsc` runs this test. */
import { expectTypeOf } from 'vitest';
import type { ArchipelEventMap, EventTable } from '#runtime';

document.addEventListener('archipel:variant-changed', ({ detail }) => {
  expectTypeOf(detail).toEqualTypeOf<{ productId: string; productVariantId: string }>();
});
document.createElement('form').addEventListener('archipel:form-validated', function (event) {
  expectTypeOf(this).toEqualTypeOf<HTMLFormElement>();
  expectTypeOf(event).toEqualTypeOf<CustomEvent<EventTable['form-validated']>>();
});
document.querySelector('[data-island]')?.addEventListener('archipel:island-error', ({ detail }) => {
  expectTypeOf(detail.error).toEqualTypeOf<Error>();
});
window.addEventListener('archipel:page-leave', ({ detail }) => detail.waitFor(Promise.resolve()));
addEventListener('archipel:page-loaded', ({ detail }) => expectTypeOf(detail.url).toEqualTypeOf<string>());

expectTypeOf<HTMLElementEventMap['archipel:slide-changed']>().toEqualTypeOf<
  CustomEvent<{ index: number; count: number }>
>();
expectTypeOf<DocumentEventMap>().toExtend<ArchipelEventMap>();
expectTypeOf<WindowEventMap>().toExtend<ArchipelEventMap>();

document.addEventListener('archipel:page-loaded', ({ detail }) => {
  // @ts-expect-error -- the event has no title
  return detail.title as string;
});
// @ts-expect-error -- another event has the detail of an `Event`: none
document.addEventListener('archipel:page-lost', ({ detail }) => detail as unknown);
