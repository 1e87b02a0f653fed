import type { Shape } from '../assortment/model.ts';
import type { Words } from '../culture.ts';

interface Material {
  readonly name: Words;
  readonly care: Words;
  readonly story: Words;
}

/** What is true of everything made the same way. */
export const materials: Record<Shape['kind'], Material> = {
  vessel: {
    name: { fr: 'Grès émaillé, cuit à 1 240 °C', nl: 'Geglazuurd steengoed, gebakken op 1240 °C' },
    care: {
      fr: 'Lave-vaisselle et micro-ondes admis. Éviter les chocs thermiques.',
      nl: 'Mag in de vaatwasser en de magnetron. Vermijd plotse temperatuursprongen.',
    },
    story: {
      fr: 'Chaque pièce est tournée puis émaillée à la main : la couleur, la hauteur de la ligne et les taches de fer varient un peu d’une cuisson à l’autre. C’est ce qui rend deux pièces sœurs, et non jumelles.',
      nl: 'Elk stuk wordt met de hand gedraaid en geglazuurd: kleur, glazuurlijn en ijzervlekjes verschillen een beetje per bakbeurt. Twee stukken zijn daardoor zussen, geen tweelingen.',
    },
  },
  glass: {
    name: { fr: 'Verre sans plomb, soufflé à la bouche', nl: 'Loodvrij glas, mondgeblazen' },
    care: {
      fr: 'Lave-vaisselle à 50 °C. Sécher au chiffon de lin.',
      nl: 'Vaatwasser op 50 °C. Afdrogen met een linnen doek.',
    },
    story: {
      fr: 'Le verre est cueilli, soufflé et coupé à la canne. Une bulle ou une onde dans la paroi est la signature du souffleur, pas un défaut.',
      nl: 'Het glas wordt aan de pijp geblazen en met de hand afgesneden. Een luchtbel of een golf in de wand is de handtekening van de blazer, geen fout.',
    },
  },
  linen: {
    name: { fr: 'Lin européen lavé, 210 g/m²', nl: 'Gewassen Europees linnen, 210 g/m²' },
    care: {
      fr: 'Machine à 40 °C, séchage à l’air. Le fer est facultatif.',
      nl: 'Machinewas op 40 °C, aan de lucht drogen. Strijken hoeft niet.',
    },
    story: {
      fr: 'Le lin pousse, rouit et se tisse à moins de cent kilomètres. Lavé avant la coupe, il ne rétrécit plus et gagne en douceur à chaque lessive.',
      nl: 'Het vlas groeit, root en wordt geweven binnen honderd kilometer. Omdat het vóór het knippen wordt gewassen, krimpt het niet meer en wordt het zachter bij elke was.',
    },
  },
  candle: {
    name: { fr: 'Cire de colza, mèche de coton', nl: 'Koolzaadwas, katoenen lont' },
    care: {
      fr: 'Couper la mèche à 5 mm. Ne jamais laisser une flamme sans surveillance.',
      nl: 'Lont op 5 mm houden. Laat een vlam nooit alleen.',
    },
    story: {
      fr: 'La cire est coulée lentement, en petites séries, et repose trois jours avant d’être démoulée : la flamme reste droite et ne fume pas.',
      nl: 'De was wordt traag gegoten, in kleine reeksen, en rust drie dagen voor hij uit de vorm komt: de vlam blijft recht en rookt niet.',
    },
  },
};
