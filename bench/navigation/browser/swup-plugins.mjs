import SwupA11yPlugin from '@swup/a11y-plugin';
import SwupFormsPlugin from '@swup/forms-plugin';
import SwupHeadPlugin from '@swup/head-plugin';
import SwupScrollPlugin from '@swup/scroll-plugin';
import Swup from 'swup';
import { connect } from './swup.mjs';

/** Starts swup with plugins for the features that the others have in their core. */
export function start(islands) {
  const plugins = [
    new SwupHeadPlugin(),
    new SwupScrollPlugin({ animateScroll: false }),
    new SwupA11yPlugin(),
    new SwupFormsPlugin(),
  ];
  connect(new Swup({ animationSelector: false, plugins }), islands);
}
