import { inProcess } from './support/render.ts';
import { testServer } from './support/test-server.ts';

testServer({
  language: 'django',
  render: inProcess({ language: 'django', command: '/usr/bin/python3', file: 'django_server.py' }),
  values:
    '{% ar_share networks=list text=text count=on show_label=off url=none aria_label=text hidden=True translate=off %}inner{% endar_share %}',
  numbers: '{% ar_quantity_field min=price max=large step=whole %}{% endar_quantity_field %}',
  empty: '{% ar_product_list defaults=plain %}{% endar_product_list %}',
  rows: '{% ar_dependent_fields rules=rows %}{% endar_dependent_fields %}',
  cart: '{% ar_cart props=cart %}{% endar_cart %}',
  photo: '{% ar_lazy_image src="/a?b&c" attr_src="/tiny.webp" alt="" %}',
  misspelt: '{% ar_quantity_field mim=6 %}{% endar_quantity_field %}',
  preloads: '{% ar_preloads "cart" "coupon" %}',
  unknownIsland: '{% ar_preloads "crat" %}',
});
