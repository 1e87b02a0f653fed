import { createAjax } from '#runtime/ajax/index.ts';
import { chooseTexts } from '#runtime/page/texts.ts';
import { texts } from './texts.ts';
import './ajax.css';

export default createAjax(() => chooseTexts(texts));
