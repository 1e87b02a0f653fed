export {
  becomeControl,
  findGroup,
  findPanels,
  findRequested,
  isRequested,
  onPress,
  openWhenRequested,
  pressWhenRequested,
  readPanels,
} from './panel.ts';
export { careUnlessBootstrapDoes, handOverToBootstrap, isBootstraps, preservedFor } from './bootstrap.ts';
export { createSlide } from './slide.ts';
export { hideNewPanel, hidePanel, hidePanels, isShown, leavePanel, showPanel } from './closed-panel.ts';
