import type { JavaEnum, MongoStore } from '@backsmith/blueprint';
import { commas, java, javadoc, paragraphs } from '@backsmith/render';
import type { JavaFile, JavaFragment } from '@backsmith/render';
import { classOf, fileOf } from '../../../java/types.ts';

const READING = java`@org.springframework.data.convert.ReadingConverter`;
const WRITING = java`@org.springframework.data.convert.WritingConverter`;
const CONVERTER = java`org.springframework.core.convert.converter.Converter`;
const GENERIC = java`org.springframework.core.convert.converter.GenericConverter`;
const PAIR = java`org.springframework.core.convert.converter.GenericConverter.ConvertiblePair`;
const DESCRIPTOR = java`org.springframework.core.convert.TypeDescriptor`;

/** What is kept as something else than the driver would make of it. */
export function conversions({ conversions: used, codedEnums, support: { classes } }: MongoStore): JavaFile {
  const self = classes.conversions;
  const all = [...used.map((one) => PLAIN[one]), ...(codedEnums.length === 0 ? [] : [enums(codedEnums)])];
  const made = all.flatMap(({ names }) => names.map((name) => java`new ${name}()`));
  return fileOf(
    self,
    java`
      ${javadoc`What documents keep in another form than Java has it.`}
      final class ${classOf(self)} {
        private ${self.name}() {}

        static java.util.List<?> all() {
          return java.util.List.of(${commas(made)});
        }

        ${paragraphs(all.map(({ code }) => code))}
      }`,
  );
}

type Conversion = { readonly names: readonly string[]; readonly code: JavaFragment };

/** A class that makes one type of another. */
function plain(name: string, direction: JavaFragment, from: JavaFragment, to: JavaFragment, made: JavaFragment) {
  return java`
    ${direction}
    private static final class ${name} implements ${CONVERTER}<${from}, ${to}> {
      @Override
      public ${to} convert(${from} value) {
        return ${made};
      }
    }`;
}

const MOMENT = java`java.time.OffsetDateTime`;
const DATE = java`java.util.Date`;
const OFFSET_TIME = java`java.time.OffsetTime`;
const WHOLE = java`java.math.BigInteger`;
const DECIMAL = java`org.bson.types.Decimal128`;

const PLAIN: Readonly<Record<MongoStore['conversions'][number], Conversion>> = {
  moment: {
    names: ['MomentToDate', 'DateToMoment'],
    code: paragraphs([
      plain('MomentToDate', WRITING, MOMENT, DATE, java`java.util.Date.from(value.toInstant())`),
      plain('DateToMoment', READING, DATE, MOMENT, java`value.toInstant().atOffset(java.time.ZoneOffset.UTC)`),
    ]),
  },
  'offset-time': {
    names: ['OffsetTimeToText', 'TextToOffsetTime'],
    code: paragraphs([
      plain('OffsetTimeToText', WRITING, OFFSET_TIME, java`String`, java`value.toString()`),
      plain('TextToOffsetTime', READING, java`String`, OFFSET_TIME, java`java.time.OffsetTime.parse(value)`),
    ]),
  },
  whole: {
    names: ['WholeToDecimal', 'DecimalToWhole'],
    code: paragraphs([
      plain(
        'WholeToDecimal',
        WRITING,
        WHOLE,
        DECIMAL,
        java`new org.bson.types.Decimal128(new java.math.BigDecimal(value))`,
      ),
      plain('DecimalToWhole', READING, DECIMAL, WHOLE, java`value.bigDecimalValue().toBigIntegerExact()`),
    ]),
  },
};

/** The texts of the schema stand in documents, not the names of constants. */
function enums(coded: readonly JavaEnum[]): Conversion {
  const types = java`java.util.List.of(${commas(coded.map(({ className }) => java`${classOf(className)}.class`))})`;
  const pairs = (pair: JavaFragment) =>
    java`ENUMS.stream().map(type -> ${pair}).collect(java.util.stream.Collectors.toSet())`;
  return {
    names: ['EnumToText', 'TextToEnum'],
    code: java`
      private static final java.util.List<Class<? extends Enum<?>>> ENUMS = ${types};

      ${WRITING}
      private static final class EnumToText implements ${GENERIC} {
        @Override
        public java.util.Set<${PAIR}> getConvertibleTypes() {
          return ${pairs(java`new ${PAIR}(type, String.class)`)};
        }

        @Override
        public Object convert(Object value, ${DESCRIPTOR} from, ${DESCRIPTOR} to) {
          return value == null ? null : value.toString();
        }
      }

      ${READING}
      private static final class TextToEnum implements ${GENERIC} {
        @Override
        public java.util.Set<${PAIR}> getConvertibleTypes() {
          return ${pairs(java`new ${PAIR}(String.class, type)`)};
        }

        @Override
        public Object convert(Object value, ${DESCRIPTOR} from, ${DESCRIPTOR} to) {
          return java.util.Arrays.stream(to.getType().getEnumConstants())
              .filter(constant -> constant.toString().equals(value))
              .findFirst()
              .orElse(null);
        }
      }`,
  };
}
