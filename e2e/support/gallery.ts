const figure = (view: number) => `<li><figure>
  <a href="/assets/turns/mug-ourthe/${view}.webp"
    ><img src="/assets/turns/mug-ourthe/1.webp" alt="View ${view}" width="96" height="120"></a>
  <figcaption>Caption ${view} &lt;b&gt;</figcaption>
</figure></li>`;

/** Four photos, openers elsewhere, and a link that leads to a page; `/piece` is that page. */
export const GALLERY = `
<p><a id="opener" href="/fr/gallery" data-gallery="#photos">All photos</a></p>
<p><a id="lost" href="/piece" data-gallery="#nowhere">Lost</a></p>
<ul id="photos" data-gallery data-interval="5000">${[1, 2, 3, 4].map(figure).join('')}</ul>
<p data-gallery><a id="text" href="/piece">No photo</a></p>`;
