/**
 * How long printing the Java of a big project takes: 100 tables, 800 files, some 60,000 lines, warm. Run it with
 * `node bench/java-printer.ts`; it prints CPU milliseconds per round.
 */
import {
  annotation,
  commas,
  java,
  javadoc,
  literal,
  paragraphs,
  printJava,
  staticMember,
  type,
  typeIn,
} from '@backsmith/render';
import type { JavaFile } from '@backsmith/render';

const TABLES = 100;
const FIELDS = 12;
const ROUNDS = 20;
const domain = 'com.acme.shop.domain';
const column = type('jakarta.persistence.Column');
const get = staticMember('org.springframework.test.web.servlet.request.MockMvcRequestBuilders', 'get');
const status = staticMember('org.springframework.test.web.servlet.result.MockMvcResultMatchers', 'status');
const types = [
  'java.lang.String',
  'java.math.BigDecimal',
  'java.time.Instant',
  'long',
  'java.util.List<java.lang.String>',
].map((spelling) => type(spelling));

type Field = { readonly name: string; readonly accessor: string; readonly of: (typeof types)[number] };

const fields: readonly Field[] = Array.from({ length: FIELDS }, (_, index) => ({
  name: `someProperty${index}`,
  accessor: `SomeProperty${index}`,
  of: types[index % types.length] ?? type('int'),
}));

function entity(name: string): JavaFile {
  const body = java`
    ${javadoc`A row of ${name}, with everything that belongs to it and a sentence that does not fit on one line.`}
    @jakarta.persistence.Entity
    @jakarta.persistence.Table(name = ${literal(name.toLowerCase())})
    public class ${name} {

      @jakarta.persistence.Id private Long id;
      ${fields.map(
        (field) => java`
          ${annotation(column, { name: literal(field.name), nullable: literal(false), length: literal(255) })}
          private ${field.of} ${field.name};`,
      )}
      ${fields.map(
        (field) => java`
          public ${field.of} ${`get${field.accessor}`}() { return ${field.name}; }
          public void ${`set${field.accessor}`}(${field.of} value) { this.${field.name} = value; }`,
      )}
    }`;
  return { packageName: domain, typeName: name, body };
}

function service(name: string): JavaFile {
  const of = typeIn(domain, name);
  const methods = fields.map(
    (field) => java`
      @org.springframework.transaction.annotation.Transactional(readOnly = true)
      public java.util.List<${of}> ${`findBy${field.accessor}`}(${field.of} value, org.springframework.data.domain.Pageable page) {
        if (value == null) {
          throw new IllegalArgumentException("The value of " + ${literal(field.name)} + " must not be missing here");
        }

        return repository.findAll(page).stream().filter(row -> row.${`get${field.accessor}`}().equals(value)).map(this::check).toList();
      }`,
  );
  const body = java`
    @org.springframework.stereotype.Service
    public class ${`${name}Service`} {

      private final org.springframework.data.jpa.repository.JpaRepository<${of}, Long> repository;

      public ${`${name}Service`}(org.springframework.data.jpa.repository.JpaRepository<${of}, Long> repository) {
        this.repository = repository;
      }
      ${paragraphs(methods)}
    }`;
  return { packageName: 'com.acme.shop.service', typeName: `${name}Service`, body };
}

function dto(name: string): JavaFile {
  const components = fields.map(
    (field) =>
      java`@jakarta.validation.constraints.NotNull @jakarta.validation.constraints.Size(max = 255) ${field.of} ${field.name}`,
  );
  const body = java`public record ${`${name}Request`}(${commas(components)}) {}`;
  return { packageName: 'com.acme.shop.dto', typeName: `${name}Request`, body };
}

function test(name: string): JavaFile {
  const methods = fields.map(
    (field) => java`
      @org.junit.jupiter.api.Test
      void ${`filtersBy${field.accessor}`}() throws Exception {
        mvc.perform(${get}("/api/" + ${literal(name)}).param(${literal(field.name)}, "1").accept("application/json"))
            .andExpect(${status}().isOk()).andExpect(${status}().is(200));
      }`,
  );
  const body = java`
    class ${`${name}Test`} {

      @org.springframework.beans.factory.annotation.Autowired org.springframework.test.web.servlet.MockMvc mvc;
      ${methods}
    }`;
  return { packageName: 'com.acme.shop', typeName: `${name}Test`, body };
}

function printAll(): string {
  let text = '';
  for (let table = 0; table < TABLES; table += 1) {
    const name = `Table${table}`;
    for (const make of [entity, service, dto, test]) text += printJava(make(name)) + printJava(make(`Other${name}`));
  }
  return text;
}

const times: number[] = [];
let text = '';
for (let round = 0; round < ROUNDS; round += 1) {
  const before = process.cpuUsage();
  text = printAll();
  const { user, system } = process.cpuUsage(before);
  times.push((user + system) / 1000);
}
const lines = text.split('\n').length;
const warm = times.slice(ROUNDS / 2).sort((left, right) => left - right);
console.log(`${TABLES * 8} files, ${lines} lines`);
const [best = 0, median = 0] = [warm[0], warm[warm.length >> 1]];
console.log(
  `first ${times[0]?.toFixed(0) ?? ''} ms, warm median ${median.toFixed(0)}, best ${best.toFixed(0)} ms of CPU`,
);
