import createClient from 'openapi-fetch';
import type { components, paths } from './shop-api.ts';

// Written from the OpenAPI document of the shop alone. It is compiled against the types made of that document by the test
// beside it, with no cast, no `any` and no `!`: what it sends and reads is what the document says.

type Schemas = components['schemas'];
type Answer<T> = { readonly data?: T; readonly error?: Schemas['Problem']; readonly response: Response };

/** What came back, where the call did what it was meant to. */
function done<T>({ data, error, response }: Answer<T>): T {
  if (data !== undefined) return data;
  throw new Error(`${response.url}: ${response.status} ${JSON.stringify(error)}`);
}

/** The failure of a call that was meant to fail. */
function failed({ error, response }: Answer<unknown>): Schemas['Problem'] {
  if (error !== undefined) return error;
  throw new Error(`${response.url}: ${response.status} where a problem was meant`);
}

/** How a change says which version it was made of. */
function entityTag(response: Response): { readonly 'If-Match': string } {
  return { 'If-Match': response.headers.get('ETag') ?? '' };
}

const MERGE_PATCH = { 'Content-Type': 'application/merge-patch+json' } as const;

export type Shipped = {
  readonly order: Schemas['OrderResponse'];
  readonly lines: readonly Schemas['OrderLineResponse'][];
  /** How many there are in the end. */
  readonly orders: number;
  readonly shipment: Schemas['ShipmentResponse'];
  readonly invoice: Schemas['InvoiceResponse'];
  /** What the order refers to, in words. */
  readonly names: Readonly<Record<string, string | null | undefined>>;
  /** The answers to callers who labelled one product at the same time. */
  readonly links: readonly number[];
  /** What it tried besides and was refused, by what it did. */
  readonly problems: Readonly<Record<string, Schemas['Problem']>>;
};

/** Drives a shop from an empty database to a shipped order. */
export async function shipAnOrder(baseUrl: string): Promise<Shipped> {
  const shop = createClient<paths>({ baseUrl });

  const country = done(
    await shop.POST('/api/v1/countries', { body: { code: 'PT', name: 'Portugal', vatPercent: 23 } }),
  );
  const ann = { email: 'ann@example.com', fullName: 'Ann Archer', interests: ['espresso'] };
  const customer = done(await shop.POST('/api/v1/customers', { body: ann }));
  const home = { street: 'Rua da Prata 1', city: 'Lisboa', postalCode: '1100-052' };
  const address = done(
    await shop.POST('/api/v1/addresses', { body: { ...home, customerId: customer.id, countryCode: country.code } }),
  );
  const coffee = done(await shop.POST('/api/v1/categories', { body: { name: 'Coffee' } }));
  const beans: Schemas['ProductRequest'] = { sku: 'SANTOS-500', name: 'Santos', price: 9.5, roastLevel: 'medium' };
  const product = done(await shop.POST('/api/v1/products', { body: { ...beans, categoryId: coffee.id } }));
  const warehouse = done(await shop.POST('/api/v1/warehouses', { body: { code: 'LIS', name: 'Lisboa' } }));
  const place = { warehouseCode: warehouse.code, productId: product.id };
  const stock = done(await shop.POST('/api/v1/stocks', { body: { ...place, quantity: 40 } }));
  const coupon = done(
    await shop.POST('/api/v1/coupons', { body: { code: 'SPRING', percent: 10, from: '2026-03-01' } }),
  );

  const first = { lineNo: 1, productId: product.id, quantity: 2, unitPrice: product.price };
  const request: Schemas['OrderCreateRequest'] = {
    customerId: customer.id,
    shippingAddressId: address.id,
    couponCode: coupon.code,
    lines: [first],
  };
  const placed = done(await shop.POST('/api/v1/orders', { body: request }));
  const line = { orderId: placed.id, ...first };

  const packed = { warehouseCode: stock.warehouseCode, productId: stock.productId, change: -line.quantity };
  done(await shop.POST('/api/v1/stock-movements', { body: packed }));
  const shipping = { orderId: placed.id, carrier: 'CTT', shippedAt: '2026-03-02T09:00:00Z' };
  const shipment = done(await shop.POST('/api/v1/shipments', { body: shipping }));
  const shippedLine = { shipmentId: shipment.id, orderId: line.orderId, lineNo: line.lineNo, quantity: line.quantity };
  done(await shop.POST('/api/v1/shipment-lines', { body: shippedLine }));
  const bill = { orderId: placed.id, invoiceNumber: '2026-1', total: 19, issuedOn: '2026-03-02', dueOn: '2026-03-16' };
  const invoice = done(await shop.POST('/api/v1/invoices', { body: bill }));

  const path = { id: placed.id };
  const known = await shop.GET('/api/v1/orders/{id}', { params: { path } });
  const change = { params: { path, header: entityTag(known.response) }, headers: MERGE_PATCH };
  const order = done(await shop.PATCH('/api/v1/orders/{id}', { ...change, body: { status: 'shipped' } }));
  const ofOrder = { path: { orderId: order.id }, query: { quantityFrom: 2, sort: ['lineNo,desc'], size: 10 } };
  const lines = done(await shop.GET('/api/v1/orders/{orderId}/lines', { params: ofOrder }));

  const other = { ...beans, sku: 'SANTOS-1000' };
  const problems = {
    'a product with the sku of another': failed(await shop.POST('/api/v1/products', { body: beans })),
    'a sku in lower case': failed(await shop.POST('/api/v1/products', { body: { ...other, sku: 'santos' } })),
    'a price below nothing': failed(await shop.POST('/api/v1/products', { body: { ...other, price: -1 } })),
    'a price of three decimals': failed(await shop.POST('/api/v1/products', { body: { ...other, price: 1.005 } })),
    'a category that is not there': failed(
      await shop.POST('/api/v1/products', { body: { ...other, categoryId: coffee.id + 1 } }),
    ),
    'an address that is no e-mail address': failed(
      await shop.POST('/api/v1/customers', { body: { ...ann, email: 'ann' } }),
    ),
    'a customer with the address of another': failed(await shop.POST('/api/v1/customers', { body: ann })),
    'a postal code too long': failed(
      await shop.POST('/api/v1/addresses', {
        body: { ...home, postalCode: '1100-052-1100', customerId: customer.id, countryCode: country.code },
      }),
    ),
    'too many of one thing': failed(
      await shop.POST('/api/v1/order-lines', { body: { ...line, lineNo: 2, quantity: 1000 } }),
    ),
    'a line of an order too long': failed(
      await shop.POST('/api/v1/orders', {
        body: { ...request, lines: [first, { ...first, lineNo: 2, quantity: 1000 }] },
      }),
    ),
    'a line of an order for what is not there': failed(
      await shop.POST('/api/v1/orders', { body: { ...request, lines: [{ ...first, productId: product.id + 1 }] } }),
    ),
    'an order that says a line twice': failed(
      await shop.POST('/api/v1/orders', { body: { ...request, lines: [first, first] } }),
    ),
    'a line twice': failed(await shop.POST('/api/v1/order-lines', { body: line })),
    'a line of an order that is not there': failed(
      await shop.POST('/api/v1/order-lines', { body: { ...line, orderId: placed.id + 1 } }),
    ),
    'a shipment of a line that is not there': failed(
      await shop.POST('/api/v1/shipment-lines', { body: { ...shippedLine, lineNo: 2 } }),
    ),
    'a movement of nothing': failed(await shop.POST('/api/v1/stock-movements', { body: { ...packed, change: 0 } })),
    'an invoice due before it is issued': failed(
      await shop.POST('/api/v1/invoices', { body: { ...bill, invoiceNumber: '2026-2', dueOn: '2026-03-01' } }),
    ),
    'a country that customers live in, taken away': failed(
      await shop.DELETE('/api/v1/countries/{code}', { params: { path: { code: country.code } } }),
    ),
    'a change of an older version': failed(
      await shop.PATCH('/api/v1/orders/{id}', { ...change, body: { note: 'too late' } }),
    ),
    'an order that is not there': failed(
      await shop.GET('/api/v1/orders/{id}', { params: { path: { id: placed.id + 1 } } }),
    ),
    'an order by a field it does not have': failed(
      await shop.GET('/api/v1/orders', { params: { query: { sort: ['colour'] } } }),
    ),
  };
  const words = ['mild', 'dark', 'fair', 'new', 'sale', 'decaf', 'whole', 'ground'];
  const labels = await Promise.all(
    words.map(async (name) => done(await shop.POST('/api/v1/labels', { body: { name } }))),
  );
  const linked = await Promise.all(
    labels.map((label) =>
      shop.PUT('/api/v1/products/{id}/labels/{labelId}', { params: { path: { id: product.id, labelId: label.id } } }),
    ),
  );
  const links = linked.map(({ response }) => response.status);
  const asked = { params: { path, query: { expand: ['customer' as const, 'handledBy' as const] } } };
  const { labels: named } = done(await shop.GET('/api/v1/orders/{id}', asked));
  const names = { customer: named?.customer, handledBy: named?.handledBy };
  const orders = done(await shop.GET('/api/v1/orders', { params: { query: { customerId: [customer.id] } } }));
  return { order, lines: lines.items, orders: orders.totalItems, shipment, invoice, names, links, problems };
}
