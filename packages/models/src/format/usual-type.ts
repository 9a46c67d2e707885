import type { ModelColumn } from '../domain-model.ts';

type Usual = Pick<ModelColumn, 'type' | 'length'>;

const string = (length: number): Usual => ({ type: 'string', length });

/** What a column holds whose name says it; the first that fits counts. */
const USUAL: readonly (readonly [RegExp, Usual])[] = [
  [/_at$/u, { type: 'timestamp' }],
  [/(?:^|_)(?:date|on|until)$/u, { type: 'date' }],
  [/(?:^|_)(?:email)$/u, string(254)],
  [/(?:^|_)(?:phone|mobile|fax)$/u, string(40)],
  [/(?:^|_)(?:url|website)$/u, string(500)],
  [
    /^(?:is|has|can|needs|allows)_|^(?:active|published|internal|paid|default|approved|verified|pinned|public|available)$/u,
    { type: 'boolean' },
  ],
  [
    /(?:^|_)(?:description|notes|body|comment|reason|instructions|summary|bio|message|content|findings|details|terms|answer_text|agenda|symptoms|diagnosis|requirements|lyrics|feedback|abstract)$/u,
    { type: 'text' },
  ],
  [
    /(?:^|_)(?:price|amount|total|subtotal|fee|cost|salary|wage|budget|balance|deposit|rent|premium|deductible|bid|value|tax|discount|principal|rate|tip|credit|fare)$/u,
    { type: 'money' },
  ],
  [
    /(?:^|_)(?:quantity|capacity|position|year|minutes|days|months|floor|seats|points|age|count|score|rating|bedrooms|bathrooms|level|size|seconds|people|guests|mileage|attempts|number_of_\w+|round|week|rank|stock|servings|pages|nights|goals|beds|stars|odometer|laps|version)$/u,
    { type: 'integer' },
  ],
  [
    /(?:^|_)(?:latitude|longitude|kg|grams|km|meters|cm|mm|percent|hours|kwh|kw|hectares|liters|celsius|acres|area|area_sqm|weight|distance|volume|reading)$/u,
    { type: 'decimal' },
  ],
  [/(?:^|_)(?:title|subject|headline)$/u, string(200)],
  [/(?:^|_)(?:name|label|topic|question|caption|theme)$/u, string(120)],
  [/(?:^|_)(?:address|street|subtitle|location|place|purpose|prompt|tagline)$/u, string(255)],
  [
    /(?:^|_)(?:city|country|region|state|brand|model|make|color|unit|job_title|position_title|department_name|breed|species|nationality|language|timezone|manufacturer|occupation|specialty|carrier|role_name|material|variety|dosage|frequency|strength|composer|venue)$/u,
    string(80),
  ],
  [
    /(?:^|_)(?:number|code|reference|sku|barcode|isbn|vin|plate|username|slug|token|postal_code|iban|bic|tax_id|symbol|license_plate|hostname|ip_address|mac_address|handle)$/u,
    string(40),
  ],
  [/(?:^|_)(?:currency)$/u, string(3)],
];

/** The type a name stands for by itself: `opened_at` is a time, `price` is money. Nothing where it says too little. */
export function usualType(name: string): Usual | undefined {
  return USUAL.find(([pattern]) => pattern.test(name))?.[1];
}
