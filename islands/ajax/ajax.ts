import { createAjax } from '#runtime/ajax/index.ts';
import { chooseTexts } from '#stores/texts.ts';
import { texts } from './texts.ts';
import './ajax.css';

export default createAjax(() => chooseTexts(texts));
