import { expect, test } from '../engines/journey.ts';
import type { Shopper } from '../engines/shopper.ts';

const ONCE_MORE = { tag: ['@react', '@webkit'] };

const GALLERY = '[data-island="asset-field"][data-name="Gallery"]';
const COVER = '[data-island="asset-field"][data-name="Cover"]';
const UPLOAD = 'POST /fr/assetslibrary/upload';

/** A picture of a size in pixels, or a file with a text. */
interface Chosen {
  name: string;
  type: string;
  pixels?: [width: number, height: number];
  text?: string;
}

// The page creates the files and sets them on its input, like a drop: no driver has to support files.
const choose = (shopper: Shopper, css: string, files: Chosen[]) =>
  shopper.evaluate(
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

/** Scrolls to each field, which mounts once it is in view. */
async function expectFields(shopper: Shopper): Promise<void> {
  for (const [field, input] of [
    [COVER, '#article-Cover'],
    [GALLERY, '#article-Gallery'],
  ] as const) {
    // After a save, the notice may be shown before the form below it is parsed.
    await shopper.expectCount(input, 1);
    await shopper.evaluate(
      (id) => document.querySelector(id)!.scrollIntoView({ behavior: 'instant' }),
      input,
    );
    await shopper.expectAttribute(field, 'data-island-state', 'ready');
  }
}

async function openArticle(shopper: Shopper): Promise<void> {
  await shopper.goto('/fr');
  await shopper.request('POST', '/demo/sign-in', { user: 'editor@example.com' });
  await shopper.goto('/fr/editors/article');
  await expectFields(shopper);
}

async function save(shopper: Shopper): Promise<void> {
  // The page before may show the notice of an earlier save.
  await shopper.evaluate(() => document.documentElement.setAttribute('data-old', ''), null);
  await shopper.click('.article-form > .actions button');
  await shopper.expectAttribute('html', 'data-old', null);
  await shopper.expectText('.notice', /L’article est enregistré\./);
  await expectFields(shopper);
}

test(
  'an editor sends five files, one broken and one cut off, cuts a turned square, finds it in a folder and picks it [UPL-05] [CRP-03] [MED-02] [MED-03] [MED-07] [MED-09]',
  ONCE_MORE,
  async ({ shopper, faults, ledger }, { project }) => {
    test.slow();
    const cover = `couverture-${project.name}-${Date.now()}.jpg`;

    await openArticle(shopper);
    // The shop has stored the file, but its response is lost: the file is sent again and is stored once.
    await faults({ match: UPLOAD, drop: true, late: true, times: 1 });
    const picture = (name: string): Chosen => ({ name, type: 'image/png', pixels: [64, 48] });
    await choose(shopper, '#article-Gallery', [
      picture('four.png'),
      picture('tour.png'),
      { name: 'cassee.jpg', type: 'image/jpeg', text: '\u00ff\u00d8\u00ff is no picture' },
      picture('émail 🎄.png'),
      { name: 'recette.pdf', type: 'application/pdf', text: '%PDF-1.4 sel et cendre' },
    ]);
    await shopper.expectCount(`${GALLERY} .ar-asset-detail`, 4);
    await shopper.expectCount(`${GALLERY} .ar-asset-problem`, 1);
    await shopper.click(`${GALLERY} [aria-label="Ne plus montrer cassee.jpg"]`);
    await shopper.expectCount(`${GALLERY} .ar-asset-problem`, 0);

    await choose(shopper, '#article-Cover', [{ name: cover, type: 'image/jpeg', pixels: [900, 700] }]);
    await shopper.expectVisible('dialog [data-crop-stage="ready"]');
    await shopper.click({ css: 'dialog button', text: /Tourner à droite/ });
    await shopper.click({ css: 'dialog button', text: /^Recadrer$/ });
    await shopper.expectText(`${COVER} .ar-asset-detail`, /480 × 480/);
    await shopper.expectHidden('dialog[open]');
    await shopper.fill('#article-title', 'La cuisson du solstice');
    await save(shopper);

    await shopper.click({ css: `${GALLERY} .ar-upload-buttons button`, text: /médiathèque/ });
    await shopper.click({ css: 'dialog [role="treeitem"]', text: /^Journal$/ });
    await shopper.expectText('dialog [data-slot="list"] h2', /^Journal$/);
    await shopper.fill('dialog input[type="search"]', cover);
    await shopper.expectCount('dialog [data-asset]:not([hidden])', 1);
    await shopper.check('dialog [data-asset]:not([hidden]) input');
    await shopper.click({ css: 'dialog .ar-library-choice button', text: /^Choisir$/ });
    await shopper.expectHidden('dialog[open]');
    await shopper.expectCount(`${GALLERY} .ar-asset-detail`, 5);
    await save(shopper);
    await shopper.click('.article-form > .actions a');
    await shopper.expectText('.article-preview h1', /^La cuisson du solstice$/);
    await shopper.expectCount('.article-preview .media-card', 5);
    await shopper.expectVisible('.article-cover');

    const sent = (await ledger()).filter(({ path }) => path.endsWith('/assetslibrary/upload'));
    const names = sent.map(({ body }) => (body as { name: string }).name);
    expect(names.toSorted()).toEqual(
      [cover, 'four.png', 'recette.pdf', 'tour.png', 'émail 🎄.png'].toSorted(),
    );
  },
);

test(
  'a visitor asks for help: each answer brings the questions that follow from it, and only those are sent [CTC-01] [CTC-03]',
  ONCE_MORE,
  async ({ shopper, ledger }) => {
    const field = (number: number) => `[name="FormField${number}"]`;
    await shopper.goto('/fr/contact/assistance');
    await shopper.expectAttribute('[data-island="dependent-fields"]', 'data-island-state', 'ready');
    await shopper.expectHidden(field(52));
    await shopper.fill(field(21), 'Anne Dubois');
    await shopper.fill(field(22), 'anne@example.be');
    await shopper.fill(field(24), 'Un bol est arrivé cassé.');
    // Each field loses the focus before the next press: only then WebKitGTK lays out new content, which moves
    // things.
    const choose = async (number: number, value: string) => {
      await shopper.select(field(number), value);
      await shopper.press('Tab', field(number));
    };
    await choose(25, '7');
    await shopper.expectVisible(field(52));
    await choose(52, '14');
    await shopper.expectVisible(field(27));
    await choose(52, '12');
    await shopper.expectHidden(field(27));
    await choose(38, '10');
    await shopper.fill(field(26), 'Bol Ourthe');
    await shopper.press('Tab');
    await shopper.click({ css: '.page-form button', text: /^Envoyer la demande$/ });
    await shopper.expectCount('[data-valmsg-summary] li', 3);
    // Another answer removes the questions, and their errors.
    await choose(38, '18');
    await shopper.expectCount('[data-valmsg-summary] li', 0);
    await shopper.click({ css: '.page-form button', text: /^Envoyer la demande$/ });
    await shopper.expectText('h1', /Merci/);
    const [sent] = await ledger();
    expect(Object.keys(sent!.body as object)).toEqual(
      [21, 22, 24, 25, 52, 38, 26].map((number) => `FormField${number}`),
    );
  },
);
