import { describe, expect, test } from 'vitest';
import { toSnakeCase } from './casing.ts';
import { toJavaMemberName, toJavaTypeName } from './java-name.ts';

describe('names in other scripts', () => {
  test.each([
    ['用户', 'yonghu'],
    ['訂單_詳情', 'dingdan_xiangqing'],
    ['开户银行', 'kaihuyinhang'],
    ['女装', 'nvzhuang'],
    ['更新时间2', 'gengxinshijian2'],
    ['商品コード', 'shangpinkodo'],
    ['고객', 'gogaek'],
    ['주문_번호', 'jumun_beonho'],
    ['이름', 'ireum'],
    ['전화번호2', 'jeonhwabeonho2'],
    ['ユーザー', 'yuza'],
    ['コード', 'kodo'],
    ['チケット', 'chiketto'],
    ['マッチ', 'matchi'],
    ['ファイル_キャッシュ', 'fairu_kyasshu'],
    ['おなまえ', 'onamae'],
    ['しょうひん', 'shouhin'],
    ['ग्राहक', 'grahak'],
    ['पता', 'pata'],
    ['नाम_१', 'nam_1'],
    ['मूल्य', 'muly'],
    ['לקוח', 'lkvh'],
    ['שם_פרטי', 'shm_prty'],
    ['عميل', 'amyl'],
    ['رقم_الهاتف', 'rqm_alhatf'],
    ['سفارش۲', 'sfarsh2'],
    ['مُنتَج', 'mntj'],
    ['ลูกค้า', 'lukkha'],
    ['ชื่อ', 'chueo'],
    ['ไทย', 'thaiy'],
    ['เบอร์', 'beor'],
  ])('%s is said %s', (name, words) => {
    expect(toSnakeCase(name)).toBe(words);
  });

  test('are names in Java that a person can say', () => {
    expect(toJavaTypeName('주문_상세', 'Entity')).toBe('JumunSangse');
    expect(toJavaMemberName('शहर_नाम', 'value')).toBe('shaharNam');
  });

  test('leave Latin, Greek and Cyrillic as they were, and characters that hardly anyone knows', () => {
    expect(['größe', 'Όνομα', 'имя', '龘'].map(toSnakeCase)).toEqual(['grosse', 'onoma', 'imya', 'u9_f98']);
  });
});
