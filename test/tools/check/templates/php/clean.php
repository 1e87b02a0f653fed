<?php
/* Template of WordPress: <div data-island="unknown"> in a comment is nothing, don't look. */
$items = array_map(function ($item) { return $item < 3 ? '<b data-island="none">' : "?>"; }, $all);
# Another comment with { a brace.
get_header();
?><!doctype html>
<html <?php language_attributes(); ?> data-app="" data-site="/"<?php if (is_user_logged_in()): ?> data-user="<?= get_current_user_id() ?>"<?php endif ?>>
<head>
  <meta charset="<?php bloginfo('charset'); ?>">
  <title><?= $title ?? "Shop" ?></title>
  <script type="application/json" id="archipel-config">{"strings": {"version": "<?= VERSION ?>"}}</script>
  <?php wp_head(); ?>
</head>
<body <?php body_class(); ?>>
<?php get_template_part('parts/header', null, ['active' => "basket"]); ?>
<main data-page>
  <p>Write &lt;?= $name ?> in our editor; a@b.be is an address.</p>
  <?php if (empty($basket)) { ?>
    <div class="hint" id="basket"><?= __('empty') ?>
  <?php } elseif (count($basket) < 3) { ?>
    <div class="small" id="basket"><?= __('small') ?>
  <?php } else { ?>
    <div class="full" id="basket"><?php printf(esc_html__('%d lines'), count($basket)); ?>
  <?php } ?>
    <p><?= number_format($total, 2, ',', '.') ?></p>
  </div>
  <?php foreach ($basket as $line): if ($line->hidden) continue; ?>
  <form action="<?= esc_url(add_url($line)) ?>" method="post" data-island="add-to-cart">
    <?php wp_nonce_field('add'); ?>
    <script type="application/json" data-props>{"cartUrl": "<?= home_url("/basket") ?>", "variants": <?= json_encode($line->variants) ?>}</script>
    <div class="ar-quantity" data-island="quantity-field" data-min="<?= $line->min ?>" <?php if ($line->max): ?>data-max="<?= $line->max ?>"<?php endif; ?> data-step=<?= $line->step ?>>
      <button type="button" data-quantity-minus hidden aria-label="<?php esc_attr_e("less"); ?>">−</button>
      <input type="number" id="quantity-<?= $line->id ?>" name="Quantity" value="<?= $line["quantity"] ?>"<?= $line->isSoldOut ? ' disabled' : '' ?>>
      <button type="button" data-quantity-plus hidden aria-label="<?= __('more') ?>">+</button>
    </div>
    <?php if ($line->isSoldOut): ?>
    <button type="button" id="send" data-modal="#notify"><?= __('notify') ?></button>
    <?php else: ?>
    <button type="submit" id="send"><?= __('add') ?></button>
    <?php endif; ?>
    <button type="submit" name="update"><?php _e('update'); ?></button>
  </form>
  <?php endforeach; ?>
  <?php while (have_posts()): the_post(); ?><article id="post-<?php the_ID(); ?>"><h2><?php the_title(); ?></h2><?php the_content(); ?></article><?php endwhile; ?>
  <?php switch ($type): case 'short': ?><input id="code" name="Code" maxlength=4><?php break; case 'long': ?><input id="code" name="Code" maxlength=8><?php break; default: ?><p>…</p><?php endswitch; ?>
  <?php if ($offer) { ?><time data-island="countdown" data-end="<?= $offer->end ?>"><?= $offer->text ?></time><?php } ?>
  <div data-island="<?= $hasMap ? "map" : 'pickup-search' ?>" <?= attributes($extra) ?>><?php include 'points.php' ?></div>
  <div data-island="search-box" data-photo-url=<?= url("photo") ?>><?php get_search_form(); ?></div>
  <form method="post" action="/login">
    <?= csrf_field() ?>
    <label for="user"><?= __('user') ?></label>
    <input id="user" name="user" <?php if (isset($errors['user'])) echo 'class="input-validation-error" aria-invalid="true"'; ?> data-val="true" data-val-required="<?= __('required') ?>">
    <span data-valmsg-for="user"><?= $errors['user'] ?? '' ?></span>
    <?= $this->formField('code') ?>
    <span data-valmsg-for="code"></span>
  </form>
  <?php if ($kind === 'a'): ?><input id="extra" name="A"><?php endif; if ($kind === 'b'): ?><input id="extra" name="B"><?php endif; ?>
  <?php if (!$user): ?><a id="sign" href="/in">in</a><?php endif; ?>
  <?php if ($user): ?><a id="sign" href="/out">out</a><?php endif; ?>
</main>
<?php get_footer();
