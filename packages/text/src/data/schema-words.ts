/**
 * Words that tables and columns are called by, in one number and without accents, as people write them who speak a language.
 * None of them is an English word; several languages may share one.
 */
export const SCHEMA_WORDS = {
  es: `cliente factura pedido producto usuario categoria proveedor empleado direccion provincia pais imagen precio descuento almacen
    compra venta articulo inventario pago cuenta persona ciudad telefono nombre apellido fecha cantidad descripcion estado tipo correo
    contrasena clave codigo detalle linea rol permiso alumno profesor curso materia sucursal observacion creado actualizado activo`,
  de: `kunde rechnung artikel lieferant auftrag adresse mitarbeiter bestellung lager zahlung benutzer strasse ort vorgang konto beleg
    nachname vorname bezeichnung beschreibung menge preis datum anzahl plz telefon ansprechpartner buchung termin kategorie gruppe
    rolle firma vertrag angebot lieferschein abteilung geburtsdatum erstellt geaendert bemerkung nummer kennwort passwort anrede`,
  fr: `commande facture produit utilisateur adresse ville fournisseur ligne prix quantite nom prenom libelle categorie employe
    paiement compte cheval vente achat entrepot magasin livraison avis devis telephone motdepasse statut pays etudiant cours
    eleve enseignant cree modifie actif debut fin montant numero rue livre auteur`,
  it: `ordine cliente fattura prodotto utente indirizzo fornitore articolo magazzino pagamento comune azienda dipendente citta prezzo
    quantita descrizione nome cognome stato tipo codice telefono riga categoria ruolo studente corso docente scadenza
    importo creato aggiornato attivo spedizione vendita acquisto provincia`,
  pt: `usuario pedido cliente produto cidade fornecedor categoria endereco pagamento funcao permissao imagem veiculo preco
    quantidade descricao nome sobrenome situacao telefone senha estoque venda compra funcionario empresa bairro rua cep cpf cnpj
    criado atualizado ativo aluno turma codigo pais`,
  nl: `klant factuur bestelling gebruiker adres leverancier medewerker rekening betaling afdeling naam voornaam achternaam straat
    postcode plaats woonplaats prijs aantal omschrijving wachtwoord datum voorraad magazijn bedrijf afspraak aangemaakt gewijzigd`,
  pl: `zamowienie klient faktura uzytkownik kategoria pracownik adres dostawca platnosc magazyn cena produkt nazwa imie nazwisko ulica
    miasto ilosc opis haslo utworzono zmieniono wartosc towar dzial stanowisko ksiazka rola telefon`,
  tr: `kisi urun siparis musteri kategori kullanici fatura sehir odeme stok personel yorum isim soyad soyisim tarih fiyat adet aciklama
    durum telefon sifre eposta ilce fiyat miktar olusturma guncelleme calisan`,
  id: `pengguna pesanan pelanggan barang kategori produk alamat pembayaran pemasok karyawan transaksi penjualan pembelian kelas siswa
    guru jadwal tugas berkas laporan nama harga jumlah keterangan tanggal kode telepon stok satuan dibuat diubah`,
  ru: `zakaz polzovatel tovar klient kategoriya adres postavshchik postavschik platezh sotrudnik otdel sklad dokument sessiya nazvanie
    imya familiya otchestvo kolichestvo opisanie telefon parol gorod ulitsa tsena sozdan izmenen`,
} as const;

/** English ones. Words of tools that schemas of all languages have (`created_at`, `email`, `status`) say nothing and are left out. */
export const ENGLISH_SCHEMA_WORDS = `customer order product user category supplier employee address price discount warehouse purchase sale
  item inventory payment account person city phone name date quantity description state country image detail line invoice student
  teacher course branch note company department book author store staff film actor rental language title first last start end amount
  number code comment post tag message group member project task document file event location region street zip vehicle driver
  patient doctor appointment room booking hotel flight game player team match school grade test question answer vendor contact
  shipment delivery stock unit rate value total count size color weight height length key parent owner author review rating`;

/** What tools of all languages call tables (Laravel, Rails, WordPress): English wherever they stand, and no proof of it. */
export const TOOL_WORDS = `token session migration job batch cache lock setting option log plugin notification permission
  activity user password attachment widget menu tag version event queue subscription webhook coupon`;
