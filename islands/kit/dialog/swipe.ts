import { addListener, classListOf, closest } from '#runtime/dom/safe.ts';

/** Windows in which a dialog with the class `ar-sheet` is a sheet, as in sheet.css. */
const SHEET = '(width < 37.5rem)';

/** Distance in pixels after which a touch is a swipe. */
const START_PX = 6;

/** Shorter swipes never close, however fast they are. */
const MIN_FLICK_PX = 24;

/** Pixels for each millisecond from which a short swipe closes, too. */
const FLICK_SPEED = 0.5;

/** Time without a move, in ms, after which a finger rests. */
const IDLE_MS = 100;

/** A finger that is let go: its way down and its speed. */
interface Release {
  /** Distance from the start, in pixels. */
  readonly distance: number;
  /** Pixels for each millisecond; negative upwards. */
  readonly speed: number;
}

/**
 * Returns whether a swipe closes a sheet: past a third of its height, or by a flick.
 *
 * @param release Distance and speed.
 * @param height Height of the sheet in pixels.
 */
export function closesSheet({ distance, speed }: Release, height: number): boolean {
  if (speed < 0) return false;
  return distance > height / 3 || (distance > MIN_FLICK_PX && speed > FLICK_SPEED);
}

interface Grip {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  isDragging: boolean;
  lastY: number;
  lastTime: number;
  speed: number;
}

const gripOf = ({ pointerId, clientX, clientY, timeStamp }: PointerEvent): Grip => ({
  id: pointerId,
  x: clientX,
  y: clientY,
  isDragging: false,
  lastY: clientY,
  lastTime: timeStamp,
  speed: 0,
});

function recordMove(grip: Grip, { clientY, timeStamp }: PointerEvent): void {
  const time = timeStamp - grip.lastTime;
  if (time <= 0) return;
  grip.speed = (clientY - grip.lastY) / time;
  grip.lastY = clientY;
  grip.lastTime = timeStamp;
}

const isDownwards = (dx: number, dy: number) => dy > Math.abs(dx);

/** Returns whether a press on the header of a sheet may become a swipe. */
function isOnHeader(dialog: HTMLElement, { target, pointerType, isPrimary }: PointerEvent): boolean {
  const header = target instanceof Element && closest(target, '.ar-dialog-header');
  const list = matchMedia(SHEET);
  if (!header || pointerType === 'mouse' || !isPrimary) return false;
  return list.matches && closest(header, 'dialog') === dialog;
}

function releaseOf({ y, lastTime, speed }: Grip, { clientY, timeStamp }: PointerEvent): Release {
  return { distance: clientY - y, speed: timeStamp - lastTime > IDLE_MS ? 0 : speed };
}

/** Moves a grip; returns the distance down once it is a swipe, undefined for one to the side. */
function moveGrip(grip: Grip, event: PointerEvent): number | undefined {
  const [dx, dy] = [event.clientX - grip.x, event.clientY - grip.y];
  if (!grip.isDragging && Math.hypot(dx, dy) < START_PX) return 0;
  if (!grip.isDragging && !isDownwards(dx, dy)) return undefined;
  grip.isDragging = true;
  recordMove(grip, event);
  return Math.max(0, dy);
}

/**
 * Lets a finger or pen pull a sheet down by its header; the sheet follows, and closes or springs back.
 *
 * @param dialog An open dialog with the class `ar-sheet`.
 * @param close Closes it as Escape does, so that the page may keep it open.
 * @param signal Removes the listeners.
 */
export function closeBySwipe(dialog: HTMLElement, close: () => void, signal: AbortSignal): void {
  const classList = classListOf(dialog);
  let grip: Grip | undefined;

  const begin = (event: PointerEvent) => {
    if (isOnHeader(dialog, event)) grip = gripOf(event);
  };
  const follow = (event: PointerEvent) => {
    if (event.pointerId !== grip?.id) return;
    const distance = moveGrip(grip, event);
    if (distance === undefined) grip = undefined;
    if (!grip?.isDragging) return;
    dialog.setPointerCapture(grip.id);
    classList.add('ar-sheet-pulled');
    dialog.style.setProperty('--ar-sheet-pull', `${distance}px`);
  };
  const finish = () => {
    grip = undefined;
    classList.remove('ar-sheet-pulled');
    dialog.style.removeProperty('--ar-sheet-pull');
  };
  const end = (event: PointerEvent) => {
    if (event.pointerId !== grip?.id) return;
    if (grip.isDragging && closesSheet(releaseOf(grip, event), dialog.offsetHeight)) close();
    finish();
  };

  const options = { signal };
  addListener(dialog, 'pointerdown', begin as EventListener, options);
  addListener(dialog, 'pointermove', follow as EventListener, options);
  addListener(dialog, 'pointerup', end as EventListener, options);
  addListener(dialog, 'pointercancel', finish, options);
  signal.addEventListener('abort', finish, { once: true });
}
