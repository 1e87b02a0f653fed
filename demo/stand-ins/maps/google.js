/* Stand-in for Google Maps, with the part of its API that the library uses; its map is a list of buttons. */
(() => {
  const containers = new WeakMap();

  class Map {
    constructor(box, options) {
      this.box = box;
      this.zoom = options.zoom;
      containers.set(this, box);
      box.dataset.standIn = 'google';
      box.dataset.type = options.mapTypeId;
    }
    fitBounds() {
      this.zoom = 21;
    }
    getZoom() {
      return this.zoom;
    }
    setZoom(zoom) {
      this.zoom = zoom;
      this.box.dataset.zoom = String(zoom);
    }
  }

  class Marker {
    constructor({ map, title }) {
      this.button = document.createElement('button');
      this.button.type = 'button';
      this.button.textContent = title;
      this.setMap(map);
    }
    setMap(map) {
      if (map) containers.get(map).append(this.button);
      else this.button.remove();
    }
    addListener(name, run) {
      this.button.addEventListener(name, run);
    }
  }

  class InfoWindow {
    constructor({ content }) {
      this.content = content;
    }
    open({ map }) {
      containers.get(map).append(this.content);
    }
    close() {
      this.content.remove();
    }
  }

  class LatLngBounds {
    extend() {}
  }

  globalThis.google = {
    maps: { Map, Marker, InfoWindow, LatLngBounds, event: { clearInstanceListeners() {} } },
  };
})();
