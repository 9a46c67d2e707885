import { expect, it } from 'vitest';
import { postgresql } from './postgresql.ts';

it('brings along what its own distribution does not have, made by the administrator', () => {
  const plain = postgresql.container('depot');
  expect(plain.image).toBe('postgres:18');
  expect(plain.start).not.toContain('EXTENSION');
  const withShapes = postgresql.container('depot', ['postgis']);
  expect(withShapes).toMatchObject({ image: 'postgis/postgis:18-3.6', testcontainer: 'postgis' });
  expect(withShapes.start).toContain('CREATE EXTENSION IF NOT EXISTS "postgis";\nCREATE ROLE "depot"');
  expect(postgresql.container('depot', ['vector']).image).toBe('pgvector/pgvector:pg18');
});
