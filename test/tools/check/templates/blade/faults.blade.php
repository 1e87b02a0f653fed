@php
    $classes = $product->isNew ? 'product new' : 'product';
@endphp
{{-- A product page of Laravel with planted mistakes; each is on the line that names it. --}}
<!doctype html>
<html lang="{{ app()->getLocale() }}" data-app="" data-site="/">
<head>
  <meta charset="utf-8">
  <title>{{ $product->name }} – {{ config('app.name') }}</title>
  <link rel="stylesheet" href="{{ asset('assets/archipel/archipel.css') }}">
  <script type="module" src="{{ asset("assets/archipel/archipel.js") }}"></script>
  <style>@media (min-width: 60rem) { .product { display: grid; } }</style>
</head>
<body @class(['page', 'is-home' => request()->is('/')])>
<header>@include('parts.menu', ['active' => 'catalogue'])</header>
<main class="{{ $classes }}"> {{-- fault 17 --}}
  <h1 id="title">{{ $product->name }}</h1>
  @if ($product->stock > 0)
  <div data-island="quantity-fiel" data-min="{{ $product->min }}"><input name="Quantity" value="1"></div> {{-- fault 1 --}}
  <div data-island="quantity-field" data-stpe="{{ $product->step ?? 1 }}"><input name="Quantity" value="{{ old("Quantity", $quantity) }}"></div> {{-- fault 2 --}}
  <div data-island="quantity-field" data-min="two"><input name="Quantity" value="1"></div> {{-- fault 3 --}}
  @else
  <p title="{{ __('stock.none', ['name' => $product->name]) }}">{{ "Sold out" }}</p>
  @endif
  <ul>
    @foreach ($product->related as $related)
    <li @if ($loop->first) class="first" @else class="next" @endif>
      <div data-island="banner-slider" data-animation="Zoom"> {{-- fault 4 --}}
        <div data-viewport><ul><li><a href="{{ route('product', ['slug' => $related->slug]) }}">{{ $related->name }}</a></li></ul></div>
      </div>
      <time data-island="countdown" datetime="{{ $related->end->toIso8601String() }}">{{ $related->end->format("d/m/Y") }}</time> {{-- fault 5 --}}
    </li>
    @endforeach
  </ul>
  <div data-island="share"><script type="application/json" data-props>{"networks": ["mail",]}</script></div> {{-- fault 6 --}}
  <div data-island="country-switch"><select name="country"><option value="BE" @selected($country === 'BE')>BE</option></select></div> {{-- fault 7 --}}
  <div data-island="search-box" data-all-url="{{ route('search') }}"><button type="button">@lang('search')</button></div> {{-- fault 8 --}}
  <div data-island="asset-library" data-root-folder-id="{{ $folder->id }}"><div data-slot="lsit">…</div></div> {{-- fault 9 --}}
  <form action="{{ route('contact') }}" method="post" data-ajax="true" data-ajax-update="#answer"> {{-- fault 15 --}}
    @csrf
    <label for="contact-name">@lang('name')</label>
    <input id="contact-name" name="Name" value="{{ old('Name') }}" data-val-required="{{ __('required') }}"> {{-- fault 10 --}}
    <input name="Email" data-val="true" data-val-requird="{{ __('required') }}"> {{-- fault 11 --}}
    <input name="Code" data-val="true" data-val-length="3–9" data-val-length-min="three" data-val-length-max="9"> {{-- fault 12 --}}
    <span data-valmsg-for="Emial" data-valmsg-replace="true">@error('Email'){{ $message }}@enderror</span> {{-- fault 13 --}}
    <input @required($isNew) data-val="true" data-val-required="{{ __('required') }}"> {{-- fault 14 --}}
    <p id="title">{{ __('optional') }}</p> {{-- fault 16 --}}
  </form>
  <form action="/newsletter" method="post"> {{-- fault 18 --}}
    <input type="email" name="Newsletter"><button>@lang('subscribe')</button>
  </form>
  <a href="{{ route('terms') }}" data-ajax="true" data-ajax-mode="replce">@lang('terms')</a> {{-- fault 19 --}}
</main>
<footer>@include('parts.footer')</footer>
</body>
</html>
