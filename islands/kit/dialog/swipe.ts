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
const REST_MS = 100;

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
    const header = event.target instanceof Element && closest(event.target, '.ar-dialog-header');
    const isOurs = header && header.closest('dialog') === dialog;
    if (!isOurs || event.pointerType === 'mouse' || !event.isPrimary || !matchMedia(SHEET).matches) return;
    grip = gripOf(event);
  };
  const start = (taken: Grip) => {
    taken.isDragging = true;
    dialog.setPointerCapture(taken.id);
    classList.add('ar-sheet-pulled');
  };
  const follow = (event: PointerEvent) => {
    if (event.pointerId !== grip?.id) return;
    const [dx, dy] = [event.clientX - grip.x, event.clientY - grip.y];
    if (!grip.isDragging) {
      if (Math.hypot(dx, dy) < START_PX) return;
      if (!isDownwards(dx, dy)) return void (grip = undefined);
      start(grip);
    }
    recordMove(grip, event);
    dialog.style.setProperty('--ar-sheet-pull', `${Math.max(0, dy)}px`);
  };
  const finish = () => {
    const isDragging = grip?.isDragging;
    grip = undefined;
    if (!isDragging) return;
    classList.remove('ar-sheet-pulled');
    dialog.style.removeProperty('--ar-sheet-pull');
  };
  const end = (event: PointerEvent) => {
    if (event.pointerId !== grip?.id) return;
    const { isDragging, y, lastTime, speed } = grip;
    const isResting = event.timeStamp - lastTime > REST_MS;
    const release = { distance: event.clientY - y, speed: isResting ? 0 : speed };
    const isClosing = isDragging && closesSheet(release, dialog.offsetHeight);
    if (isClosing) close();
    finish();
  };

  const options = { signal };
  addListener(dialog, 'pointerdown', begin as EventListener, options);
  addListener(dialog, 'pointermove', follow as EventListener, options);
  addListener(dialog, 'pointerup', end as EventListener, options);
  addListener(dialog, 'pointercancel', finish, options);
  signal.addEventListener('abort', finish, { once: true });
}
