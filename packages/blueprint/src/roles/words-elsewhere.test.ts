import { readSchema } from '@backsmith/schema';
import { describe, expect, test } from 'vitest';
import { designSql, resourceNamed } from '../testing/design-sql.ts';
import { assignRoles } from './assign-roles.ts';

/** The roles of a table's columns, those that say none as `plain`, without that of its key. */
function rolesOf(columns: readonly string[]): readonly string[] {
  const sql = `create table person (id int primary key, ${columns.join(', ')});`;
  const { schema } = readSchema(sql, { dialect: 'postgresql' }).value;
  const { of } = assignRoles(schema);
  return schema.tables.flatMap((table) => table.columns.slice(1).map((column) => of(table, column)));
}

const each = (text: string) => text.trim().split(/\s*\n\s*/u);

describe('names of other languages', () => {
  test('secrets', () => {
    const columns = each(`
      zugangscode varchar(40)
      kennwort_salt text
      "MotDePasseHash" varchar(60)
      jeton_api text
      clave varchar(255)
      clave_privada text
      contrasenia varchar(100)
      chiave_segreta text
      palavra_passe text
      "пароль" text
      "секретный_ключ" bytea
      parol_hash text
      "用户密码" varchar(64)
      "登录密码" varchar(64)
      mi_ma varchar(32)
      "パスワード" text
      "비밀번호" text
      "كلمة_المرور" text
      "סיסמה" text
      mat_khau text
      "mật_khẩu" text
      kata_sandi text
      wachtwoord_hash text`);
    expect(rolesOf(columns)).toEqual(columns.map(() => 'secret'));
  });

  test('kinds of secrets', () => {
    const columns = each(`
      pin varchar(4)
      card_pin char(4)
      backup_codes text[]
      recovery_codes jsonb
      otp_seed text
      totp_seed bytea
      mfa_secrets jsonb
      signing_key text
      session_key bytea
      security_answer text
      reset_code varchar(8)
      mnemonic_phrase text
      user_pw text
      refresh_tokens text[]
      magic_link text
      email_change_token_new varchar(255)
      email_change_token_current varchar(255)
      user_activation_key varchar(255)
      user_actkey varchar(32)
      user_newpasswd varchar(255)
      "SecurityStamp" text
      "hashedPassword" text
      secret_data text
      credential_data text
      password_reset_key varchar(32)`);
    expect(rolesOf(columns)).toEqual(columns.map(() => 'secret'));
  });

  test('times, soft deletion and authors', () => {
    // As 1C and Navicat write them.
    expect(
      rolesOf(each('"ДатаСоздания" timestamp not null default now()\n"ПометкаУдаления" boolean not null')),
    ).toEqual(['created', 'deleted']);
    expect(
      rolesOf(
        each(
          '"创建时间" timestamp default now()\n"更新时间" timestamp\n"是否删除" boolean not null default false\n"创建人" text',
        ),
      ),
    ).toEqual(['created', 'updated', 'deleted', 'author']);
    expect(
      rolesOf(each('erstellt_am timestamp\n"geändert_am" timestamp\n"gelöscht_am" timestamp\nerstellt_von text')),
    ).toEqual(['created', 'updated', 'deleted', 'author']);
    expect(
      rolesOf(each('cree_le timestamp\nmis_a_jour_le timestamp\nsupprime boolean default false\ncree_par text')),
    ).toEqual(['created', 'updated', 'deleted', 'author']);
    expect(
      rolesOf(
        each(
          'fecha_creacion timestamp\nfecha_modificacion timestamp\neliminado boolean not null default false\nmodificado_por text',
        ),
      ),
    ).toEqual(['created', 'updated', 'deleted', 'author']);
    expect(
      rolesOf(each('criado_em timestamp\natualizado_em timestamp\nexcluido_em timestamp\nalterado_por text')),
    ).toEqual(['created', 'updated', 'deleted', 'author']);
    expect(
      rolesOf(each('data_creazione timestamp\ndata_modifica timestamp\neliminato_il timestamp\nmodificato_da text')),
    ).toEqual(['created', 'updated', 'deleted', 'author']);
    expect(
      rolesOf(
        each('"создано" timestamp\n"дата_изменения" timestamp\n"удалено" boolean default false\n"изменено_кем" text'),
      ),
    ).toEqual(['created', 'updated', 'deleted', 'author']);
    expect(
      rolesOf(each('"创建时间" timestamp\n"更新时间" timestamp\n"是否删除" boolean default false\n"创建人" text')),
    ).toEqual(['created', 'updated', 'deleted', 'author']);
  });

  test('words that mean something else', () => {
    const columns = each(`
      palabra_clave text
      parola_chiave text
      clave char(5)
      clave_producto varchar(40)
      autor text
      schluesselwort text
      "密码修改时间" timestamp
      mot_cle text
      token_position int
      pinned text
      map_pin text
      public_key text
      ssh_public_key text
      answer text
      fecha_nacimiento date
      borrador text
      postcode text`);
    expect(rolesOf(columns)).toEqual(columns.map(() => 'plain'));
  });

  test('a PIN code beside an address says where somebody lives', () => {
    expect(rolesOf(['street text', 'city text', 'pin_code char(6)'])).toEqual(['plain', 'plain', 'plain']);
    expect(rolesOf(['holder text', 'pin_code char(6)'])).toEqual(['plain', 'secret']);
  });

  test('a secret is neither answered nor filtered nor sorted by, in tables and views', () => {
    const { value } = designSql(
      `create table compte (
         id serial primary key, nom text not null, mot_de_passe text not null, clave varchar(64), backup_codes text[], session_key bytea);
       create view comptes_ouverts as select nom, mot_de_passe, clave from compte;`,
    );
    const { fields, filters, sortable } = resourceNamed(value, 'Compte');
    expect(fields.filter(({ inResponse }) => inResponse).map(({ name }) => name)).toEqual(['id', 'nom']);
    expect(JSON.stringify(filters)).not.toMatch(/motDePasse|clave|backupCodes|sessionKey/u);
    expect(sortable).toEqual(['id', 'nom']);
    expect(value.lists.map((list) => list.fields.map(({ name }) => name))).toEqual([['nom']]);
  });

  test('a short code of a view is shown', () => {
    const { value } = designSql(
      `create table estado (id serial primary key, clave char(3) not null, nombre text not null);
       create view estados as select clave, nombre from estado;`,
    );
    expect(value.lists.map((list) => list.fields.map(({ name }) => name))).toEqual([['clave', 'nombre']]);
  });
});
