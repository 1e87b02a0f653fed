import Cropper from 'cropperjs';
import { control, divIcon, map, marker } from 'leaflet';

/** Shows a map with every feature of Leaflet that writes HTML. */
function showMap(host: HTMLElement): string {
  const shown = map(host, { center: [51, 4], zoom: 10 });
  marker([51, 4], { icon: divIcon({ html: '<b>pin</b>' }) })
    .addTo(shown)
    .bindPopup('<i>popup</i>')
    .openPopup();
  control.scale().addTo(shown);
  return host.textContent ?? '';
}

const showCropper = (image: HTMLImageElement): Promise<number> =>
  new Promise((resolve) => {
    const cropper = new Cropper(image, { ready: () => resolve(cropper.getData(true).width) });
  });

export default { showMap, showCropper };
