export { writeFigures } from '../shell/figures.mjs';
