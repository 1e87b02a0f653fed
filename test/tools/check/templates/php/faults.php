<?php
/** A product page with planted mistakes; each is on the line that names it. */
declare(strict_types=1);
session_start();
$classes = $product->isNew ? 'product new' : "product";
if (!$product) { http_response_code(404); exit; }
?>
<!doctype html>
<html lang="<?= $culture ?>" data-app="" data-site="/">
<head>
  <meta charset="utf-8">
  <title><?= htmlspecialchars($product->name) ?> – <?= $texts["shop"] ?></title>
  <link rel="stylesheet" href="<?= asset('archipel/archipel.css') ?>">
  <script type="module" src="<?= asset("archipel/archipel.js") ?>"></script>
</head>
<body class="<?php if ($user): ?>member<?php else: ?>guest<?php endif; ?>">
<header><?php include __DIR__ . '/parts/menu.php'; ?></header>
<main class="<?= $classes ?>"> <?php // fault 17 ?>
  <h1 id="title"><?= e($product->name) ?></h1>
  <?php if ($product->stock > 0): ?>
  <div data-island="quantity-fiel" data-min="<?= $product->min ?>"><input name="Quantity" value="1"></div> <?php /* fault 1 */ ?>
  <div data-island="quantity-field" data-stpe="<?= $product->step ?? 1 ?>"><input name="Quantity" value="<?= $_GET["q"] ?? "1" ?>"></div> <?php /* fault 2 */ ?>
  <div data-island="quantity-field" data-min="two"><input name="Quantity" value="1"></div> <?php /* fault 3 */ ?>
  <?php else: ?>
  <p title="<?= sprintf($texts['none'], $product->name) ?>"><?php echo "Sold out"; ?></p>
  <?php endif; ?>
  <ul>
    <?php foreach ($product->related as $index => $related) { ?>
    <li class="<?= $index === 0 ? "first" : 'next' ?>">
      <div data-island="banner-slider" data-animation="Zoom"> <?php /* fault 4 */ ?>
        <div data-viewport><ul><li><a href="/product/<?= urlencode($related->slug) ?>"><?= e($related->name) ?></a></li></ul></div>
      </div>
      <time data-island="countdown" datetime="<?= $related->end->format('c') ?>"><?= date("d/m/Y", $related->time) ?></time> <?php /* fault 5 */ ?>
    </li>
    <?php } ?>
  </ul>
  <div data-island="share"><script type="application/json" data-props>{"networks": ["mail",]}</script></div> <?php /* fault 6 */ ?>
  <div data-island="country-switch"><select name="country"><option value="BE"<?php if ($country === 'BE') echo ' selected'; ?>>BE</option></select></div> <?php /* fault 7 */ ?>
  <div data-island="search-box" data-all-url="<?= url('search') ?>"><button type="button"><?= __('search') ?></button></div> <?php /* fault 8 */ ?>
  <div data-island="asset-library" data-root-folder-id="<?= $folder->id ?>"><div data-slot="lsit">…</div></div> <?php /* fault 9 */ ?>
  <form action="contact" method="post" data-ajax="true" data-ajax-update="#answer"> <?php /* fault 15 */ ?>
    <input type="hidden" name="_token" value="<?= htmlspecialchars($_SESSION['token']) ?>">
    <label for="contact-name"><?= __('name') ?></label>
    <input id="contact-name" name="Name" value="<?= e($contact['name']) ?>" data-val-required="<?= __('required') ?>"> <?php /* fault 10 */ ?>
    <input name="Email" data-val="true" data-val-requird="<?= __('required') ?>"> <?php /* fault 11 */ ?>
    <input name="Code" data-val="true" data-val-length="3–9" data-val-length-min="three" data-val-length-max="9"> <?php /* fault 12 */ ?>
    <span data-valmsg-for="Emial" data-valmsg-replace="true"><?= $errors['Email'] ?? '' ?></span> <?php /* fault 13 */ ?>
    <input class="<?= $isNew ? 'new' : '' ?>" data-val="true" data-val-required="<?= __('required') ?>"> <?php /* fault 14 */ ?>
    <p id="title"><?= __('optional') ?></p> <?php /* fault 16 */ ?>
  </form>
  <form action="/newsletter" method="post"> <?php /* fault 18 */ ?>
    <input type="email" name="Newsletter"><button><?= __('subscribe') ?></button>
  </form>
  <a href="/terms" data-ajax="true" data-ajax-mode="replce"><?= __('terms') ?></a> <?php /* fault 19 */ ?>
</main>
<footer><?php require 'parts/footer.php' ?></footer>
</body>
</html>
