/** Words of maps. */
export const mapTexts = {
  fr: {
    loading: 'La carte arrive…',
    failed: 'La carte n’a pas pu être chargée.',
    noTiles: 'Le fond de carte n’est pas disponible. Les points sont à leur place.',
    move: 'Pressez la carte pour la déplacer',
    zoomIn: 'Agrandir',
    zoomOut: 'Réduire',
    close: 'Fermer',
    zoom: 'Zoom',
  },
  nl: {
    loading: 'De kaart komt eraan…',
    failed: 'De kaart kon niet worden geladen.',
    noTiles: 'De kaartachtergrond is niet beschikbaar. De punten staan op hun plaats.',
    move: 'Druk op de kaart om ze te verschuiven',
    zoomIn: 'Inzoomen',
    zoomOut: 'Uitzoomen',
    close: 'Sluiten',
    zoom: 'Zoom',
  },
  en: {
    loading: 'The map is on its way…',
    failed: 'The map could not be loaded.',
    noTiles: 'The background of the map is not available. The points are in their places.',
    move: 'Press the map to move it',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    close: 'Close',
    zoom: 'Zoom',
  },
};
