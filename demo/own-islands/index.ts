import './live-form/index.ts';
import './island-search/index.ts';
