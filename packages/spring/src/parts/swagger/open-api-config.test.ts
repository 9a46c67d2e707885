import { describe, expect, it } from 'vitest';
import { fileAt, renderSql } from '../../testing/render-sql.ts';

const TABLE = 'CREATE TABLE shelf (id int PRIMARY KEY);';

function configOf(sql: string): string {
  return fileAt(renderSql(sql), 'src/main/java/org/depot/config/OpenApiConfig.java');
}

describe('the description of calls', () => {
  it('says of calls about records what the schema says of their table', () => {
    const config = configOf(`${TABLE} COMMENT ON TABLE shelf IS 'Where boxes stand.';`);
    expect(config).toContain('operation.setDescription(comment(method, handler.getBeanType()));');
  });

  it('says nothing more where the schema says nothing', () => {
    expect(configOf(TABLE)).not.toMatch(/setDescription|comment\(/u);
  });
});
