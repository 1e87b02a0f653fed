export { createPopover } from './popover.ts';
