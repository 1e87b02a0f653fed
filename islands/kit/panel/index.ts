export {
  becomeControl,
  findGroup,
  findPanels,
  isAskedFor,
  onPress,
  openWhenWanted,
  pressWhenWanted,
  readPanels,
} from './panel.ts';
export {
  careUnlessBootstrapDoes,
  handOverToBootstrap as handOver,
  isBootstraps,
  keptFor,
} from './bootstrap.ts';
export { createSlide } from './slide.ts';
export { hidePanel, hidePanels, isShown, leavePanel, showPanel } from './closed-panel.ts';
