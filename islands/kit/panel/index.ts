export {
  becomeControl,
  findGroup,
  findPanels,
  isRequested,
  onPress,
  openWhenRequested,
  pressWhenRequested,
  readPanels,
} from './panel.ts';
export { careUnlessBootstrapDoes, handOverToBootstrap, isBootstraps, preservedFor } from './bootstrap.ts';
export { createSlide } from './slide.ts';
export { hidePanel, hidePanels, isShown, leavePanel, showPanel } from './closed-panel.ts';
