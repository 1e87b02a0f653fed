import { useEffect, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Dialog } from '#kit/dialog-view.tsx';
import { react } from '#runtime/islands/react.tsx';
import { leavePage, mountPage, registerIsland, whenIdle } from '../../support/islands.ts';
import { find } from '../../support/page.ts';

afterEach(leavePage);

/** A dialog that its view ends by itself, as a crop does when its picture is there. */
function Task() {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => document.addEventListener('task-over', () => setIsOver(true), { once: true }), []);
  return isOver ? null : (
    <Dialog title="Recadrer" onClose={() => {}}>
      <p>Une image</p>
    </Dialog>
  );
}

// WebKit gives the focus back when a dialog closes, even if it is in no document any more and a visitor types elsewhere.
test('a dialog that its view takes away is closed while it is still in the page', async () => {
  const connected: boolean[] = [];
  vi.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(function (this: HTMLDialogElement) {
    connected.push(this.isConnected);
  });
  await mountPage(`<div data-island="${registerIsland(react(Task))}"></div>`);
  await vi.waitFor(() => expect(find<HTMLDialogElement>('dialog').open).toBe(true));
  document.dispatchEvent(new Event('task-over'));
  await vi.waitFor(() => expect(document.querySelector('dialog')).toBeNull());
  await whenIdle();
  expect(connected).toEqual([true]);
});
