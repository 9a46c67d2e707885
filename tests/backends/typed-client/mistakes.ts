type Expected = {
  readonly status: number;
  readonly code: string;
  readonly detail?: string;
  readonly errors?: readonly { readonly field: string; readonly message: string }[];
};

function invalid(field: string, message: string): Expected {
  return { status: 400, code: 'validation-failed', errors: [{ field, message }] };
}

function ofFields(status: number, code: string, message: string, ...fields: readonly string[]): Expected {
  return { status, code, detail: message, errors: fields.map((field) => ({ field, message })) };
}

/** What the client is told of each mistake it makes: the field it is about, and the rule of the schema that it breaks. */
export const MISTAKES: Readonly<Record<string, Expected>> = {
  'a product with the sku of another': ofFields(409, 'duplicate', 'Another record has this already', 'sku'),
  'a sku in lower case': invalid('sku', 'must match "[A-Z0-9-]+"'),
  'a price below nothing': invalid('price', 'must be greater than or equal to 0'),
  'a price of three decimals': invalid('price', 'numeric value out of bounds (<8 digits>.<2 digits> expected)'),
  'a category that is not there': ofFields(422, 'unknown-reference', 'No record with the categoryId 2', 'categoryId'),
  'an address that is no e-mail address': invalid('email', 'must match ".*@.*"'),
  'a customer with the address of another': ofFields(409, 'duplicate', 'Another record has this already', 'email'),
  'a postal code too long': invalid('postalCode', 'size must be between 0 and 12'),
  'too many of one thing': invalid('quantity', 'must be less than or equal to 999'),
  'a line of an order too long': invalid('lines[1].quantity', 'must be less than or equal to 999'),
  'a line of an order for what is not there': ofFields(
    422,
    'unknown-reference',
    'No record with the lines[0].productId 2',
    'lines[0].productId',
  ),
  'an order that says a line twice': {
    status: 409,
    code: 'duplicate',
    detail: 'There is such a record already',
    errors: [{ field: 'lines[1]', message: 'There is such a record already' }],
  },
  'a line twice': ofFields(409, 'duplicate', 'Another record has this already', 'lineNo', 'orderId'),
  'a line of an order that is not there': ofFields(
    422,
    'unknown-reference',
    'No record with the orderId 100001',
    'orderId',
  ),
  'a shipment of a line that is not there': ofFields(
    422,
    'unknown-reference',
    'No record with the orderId, lineNo orderId=100000, lineNo=2',
    'lineNo',
    'orderId',
  ),
  'a movement of nothing': ofFields(422, 'rule-broken', 'Breaks the rule stock_movement_change_check', 'change'),
  'an invoice due before it is issued': {
    status: 400,
    code: 'validation-failed',
    errors: [
      { field: 'dueOn', message: 'must be greater than or equal to issuedOn' },
      { field: 'issuedOn', message: 'must be less than or equal to dueOn' },
    ],
  },
  'a country that customers live in, taken away': {
    status: 409,
    code: 'in-use',
    detail: 'Other records refer to this one',
  },
  'a change of an older version': {
    status: 412,
    code: 'stale-version',
    detail: 'The record was changed meanwhile; read it again',
  },
  'an order that is not there': { status: 404, code: 'not-found', detail: 'Order 100001 does not exist' },
  'an order by a field it does not have': {
    status: 400,
    code: 'bad-request',
    detail:
      'Cannot sort by colour, only by billingAddressId, channel, couponCode, createdAt, customerId, handledBy, id, note, shippingAddressId, status, updatedAt, version',
  },
};
