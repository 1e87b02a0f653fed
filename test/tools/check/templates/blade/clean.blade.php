@props(['basket', 'kind' => 'map'])
@use('App\Models\Line')
<?php $version = config('app.version'); ?>
<!doctype html>
<html lang="{{ str_replace('_', '-', app()->getLocale()) }}" data-app="" data-site="/" @auth data-user="{{ auth()->id() }}" @endauth>
<head>
  <meta charset="utf-8">
  <title>@yield('title', 'Shop')</title>
  @vite(['resources/css/app.css', 'resources/js/app.js'])
  <script type="application/json" id="archipel-config">{"strings": {"version": "{{ $version }}"}}</script>
  <style>@import url("x.css"); @media print { .a { color: red } }</style>
  @stack('head')
</head>
<body>
<x-header :active="$page" class="top"><x-slot:title>{{ $title }}</x-slot></x-header>
@session('status')<p>{{ $value }}</p>@endsession
<main data-page x-data="{ open: false }" @click.outside="open = false">
  {{-- <div data-island="unknown"> in a comment is nothing --}}
  @verbatim<p>Write {{ name }} or @if in our editor.</p>@endverbatim
  <p>@{{ name }} and @@if are text; write to help@shop.be.</p>
  @if ($basket->isEmpty())
    <div class="hint" id="basket">{{ __('basket.empty') }}
  @elseif ($basket->count() < 3)
    <div class="small" id="basket">{{ __('basket.small') }}
  @else
    <div class="full" id="basket">{{ trans_choice('basket.full', $basket->count()) }}
  @endif
    <p>{{ Number::currency($basket->total, in: 'EUR') }}</p>
  </div>
  @forelse ($basket->lines as $line)
  @continue($line->hidden)
  <form action="{{ route('basket.add', $line) }}" method="POST" data-island="add-to-cart">
    <script type="application/json" data-props>{"cartUrl": "{{ route("basket") }}", "variants": @json($line->variants)}</script>
    {{ csrf_field() }}
    @method('PUT')
    <div class="ar-quantity" data-island="quantity-field" data-min="{{ $line->min }}" @if ($line->max) data-max="{{ $line->max }}" @endif data-step={{ $line->step }}>
      <button type="button" data-quantity-minus hidden aria-label="{{ __("less") }}">−</button>
      <input type="number" id="quantity-{{ $line->id }}" name="Quantity" value="{{ $line->quantity }}" @disabled($line->isSoldOut)>
      <button type="button" data-quantity-plus hidden aria-label="{{ __('more') }}">+</button>
    </div>
    @unless ($line->isSoldOut)
    <button type="submit" id="send-{{ $loop->index }}">{{ __('add') }}</button>
    @else
    <button type="submit" id="send-{{ $loop->index }}" disabled>{{ __('sold out') }}</button>
    @endunless
  </form>
  @empty
  <p>{{ __('nothing') }}</p>
  @endforelse
  @isset($offer)<time data-island="countdown" data-end="{{ $offer->end->toIso8601String() }}">{{ $offer->end }}</time>@endisset
  <div data-island="{{ $kind === "map" ? 'map' : 'pickup-search' }}" {{ $attributes->merge(['class' => 'points']) }}>{{ $slot }}</div>
  <div data-island="search-box" data-photo-url={{ route('photo') }}><x-search-field name="q" :value="request('q')" /></div>
  <form method="post" action="{{ route('login') }}">
    @csrf
    <label for="user">{{ __('user') }}</label>
    <input id="user" name="user" @error('user') class="input-validation-error" aria-invalid="true" @enderror data-val="true" data-val-required="{{ __('required') }}">
    <span data-valmsg-for="user">@error('user') {{ $message }} @enderror</span>
    @includeWhen($withCode, 'parts.code', ['id' => 'code'])
    <span data-valmsg-for="code"></span>
    @switch($type)
      @case('short')<input id="pin" name="Pin" maxlength=4>@break
      @case('long')<input id="pin" name="Pin" maxlength=8>@break
      @default<p>{{ __('no pin') }}</p>
    @endswitch
  </form>
  @guest<a id="sign" href="{{ route('login') }}">{{ __('in') }}</a>@endguest
  @auth<a id="sign" href="{{ route('logout') }}">{{ __('out') }}</a>@endauth
  {!! $page->html !!}
  @livewire('counter', ['count' => 1])
  {{ $products->links() }}
</main>
@push('scripts')<script type="module">console.log(@js($basket->id));</script>@endpush
<x-footer />
</body>
</html>
