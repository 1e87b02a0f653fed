import { expect, test } from '../engines/journey.ts';
import type { Visitor } from '../engines/visitor.ts';

const EVERYWHERE = { tag: ['@react', '@firefox', '@webkit'] };

const GALLERY = '[data-island="asset-field"][data-name="Gallery"]';
const COVER = '[data-island="asset-field"][data-name="Cover"]';
const UPLOAD = 'POST /fr/assetslibrary/upload';

/** A picture of so many pixels, or a file of some text. */
interface Chosen {
  name: string;
  type: string;
  pixels?: [width: number, height: number];
  text?: string;
}

// No engine's driver has to know of files: the page makes them, and gives them to its input as a drop would.
const choose = (visitor: Visitor, css: string, files: Chosen[]) =>
  visitor.evaluate(
    async ({ selector, chosen }) => {
      const draw = (width: number, height: number, type: string, hue: number) => {
        const canvas = Object.assign(document.createElement('canvas'), { width, height });
        const context = canvas.getContext('2d')!;
        context.fillStyle = `hsl(${hue} 60% 50%)`;
        context.fillRect(0, 0, width, height);
        context.fillStyle = '#fff';
        context.fillRect(width / 10, height / 10, width / 3, height / 5);
        return new Promise<Blob>((resolve) => canvas.toBlob((blob) => resolve(blob!), type));
      };
      const transfer = new DataTransfer();
      for (const [index, { name, type, pixels, text = '' }] of chosen.entries()) {
        const part = pixels ? await draw(...pixels, type, index * 60) : text;
        transfer.items.add(new File([part], name, { type }));
      }
      const input = document.querySelector<HTMLInputElement>(selector)!;
      input.files = transfer.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    },
    { selector: css, chosen: files },
  );

/** Each comes alive once it is in view. */
async function expectFields(visitor: Visitor): Promise<void> {
  for (const [field, input] of [
    [COVER, '#article-Cover'],
    [GALLERY, '#article-Gallery'],
  ] as const) {
    await visitor.evaluate(
      (id) => document.querySelector(id)!.scrollIntoView({ behavior: 'instant' }),
      input,
    );
    await visitor.expectAttribute(field, 'data-island-state', 'ready');
  }
}

async function openArticle(visitor: Visitor): Promise<void> {
  await visitor.goto('/fr');
  await visitor.request('POST', '/demo/sign-in', { user: 'editor@example.com' });
  await visitor.goto('/fr/editors/article');
  await expectFields(visitor);
}

async function save(visitor: Visitor): Promise<void> {
  await visitor.click('.article-form > .actions button');
  await visitor.expectText('.notice', /L’article est enregistré\./);
  await expectFields(visitor);
}

test(
  'an editor sends five files, one broken and one cut off, cuts a turned square, finds it in a folder and picks it [UPL-05] [CRP-03] [MED-02] [MED-03] [MED-07] [MED-09]',
  EVERYWHERE,
  async ({ visitor, faults, ledger }, { project }) => {
    test.slow();
    const cover = `couverture-${project.name}-${Date.now()}.jpg`;

    await openArticle(visitor);
    // The shop has taken it, but its answer is lost: it is sent again, and is there once.
    await faults({ match: UPLOAD, drop: true, late: true, times: 1 });
    const picture = (name: string): Chosen => ({ name, type: 'image/png', pixels: [64, 48] });
    await choose(visitor, '#article-Gallery', [
      picture('four.png'),
      picture('tour.png'),
      { name: 'cassee.jpg', type: 'image/jpeg', text: '\u00ff\u00d8\u00ff is no picture' },
      picture('émail 🎄.png'),
      { name: 'recette.pdf', type: 'application/pdf', text: '%PDF-1.4 sel et cendre' },
    ]);
    await visitor.expectCount(`${GALLERY} .ar-asset-detail`, 4);
    await visitor.expectCount(`${GALLERY} .ar-asset-problem`, 1);
    await visitor.click(`${GALLERY} [aria-label="Ne plus montrer cassee.jpg"]`);
    await visitor.expectCount(`${GALLERY} .ar-asset-problem`, 0);

    await choose(visitor, '#article-Cover', [{ name: cover, type: 'image/jpeg', pixels: [900, 700] }]);
    await visitor.expectVisible('dialog [data-crop-stage="ready"]');
    await visitor.click({ css: 'dialog button', text: /Tourner à droite/ });
    await visitor.click({ css: 'dialog button', text: /^Recadrer$/ });
    await visitor.expectText(`${COVER} .ar-asset-detail`, /480 × 480/);
    await visitor.expectHidden('dialog[open]');
    await visitor.fill('#article-title', 'La cuisson du solstice');
    await save(visitor);

    await visitor.click({ css: `${GALLERY} .ar-upload-buttons button`, text: /médiathèque/ });
    await visitor.click({ css: 'dialog [role="treeitem"]', text: /^Journal$/ });
    await visitor.expectText('dialog [data-slot="list"] h2', /^Journal$/);
    await visitor.fill('dialog input[type="search"]', cover);
    await visitor.expectCount('dialog [data-asset]:not([hidden])', 1);
    await visitor.check('dialog [data-asset]:not([hidden]) input');
    await visitor.click({ css: 'dialog .ar-library-choice button', text: /^Choisir$/ });
    await visitor.expectHidden('dialog[open]');
    await visitor.expectCount(`${GALLERY} .ar-asset-detail`, 5);
    await save(visitor);
    await visitor.click('.article-form > .actions a');
    await visitor.expectText('.article-preview h1', /^La cuisson du solstice$/);
    await visitor.expectCount('.article-preview .media-card', 5);
    await visitor.expectVisible('.article-cover');

    const sent = (await ledger()).filter(({ path }) => path.endsWith('/assetslibrary/upload'));
    const names = sent.map(({ body }) => (body as { name: string }).name);
    expect(names.toSorted()).toEqual(
      [cover, 'four.png', 'recette.pdf', 'tour.png', 'émail 🎄.png'].toSorted(),
    );
  },
);

test(
  'a visitor asks for help: each answer brings the questions that follow from it, and only those are sent [CTC-01] [CTC-03]',
  EVERYWHERE,
  async ({ visitor, ledger }) => {
    const field = (number: number) => `[name="FormField${number}"]`;
    await visitor.goto('/fr/contact/assistance');
    await visitor.expectAttribute('[data-island="dependent-fields"]', 'data-island-state', 'ready');
    await visitor.expectHidden(field(52));
    await visitor.fill(field(21), 'Anne Dubois');
    await visitor.fill(field(22), 'anne@example.be');
    await visitor.fill(field(24), 'Un bol est arrivé cassé.');
    // Each field is left before the next press: WebKitGTK lays out what has come anew only then, and moves it away.
    const choose = async (number: number, value: string) => {
      await visitor.select(field(number), value);
      await visitor.press('Tab', field(number));
    };
    await choose(25, '7');
    await visitor.expectVisible(field(52));
    await choose(52, '14');
    await visitor.expectVisible(field(27));
    await choose(52, '12');
    await visitor.expectHidden(field(27));
    await choose(38, '10');
    await visitor.fill(field(26), 'Bol Ourthe');
    await visitor.press('Tab');
    await visitor.click({ css: '.page-form button', text: /^Envoyer la demande$/ });
    await visitor.expectCount('[data-valmsg-summary] li', 3);
    // Another answer takes back the questions, and what was wrong with them.
    await choose(38, '18');
    await visitor.expectCount('[data-valmsg-summary] li', 0);
    await visitor.click({ css: '.page-form button', text: /^Envoyer la demande$/ });
    await visitor.expectText('h1', /Merci/);
    const [sent] = await ledger();
    expect(Object.keys(sent!.body as object)).toEqual(
      [21, 22, 24, 25, 52, 38, 26].map((number) => `FormField${number}`),
    );
  },
);
