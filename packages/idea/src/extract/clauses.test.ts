import { describe, expect, test } from 'vitest';
import { extract } from './extract.ts';

const START = 'An app for a workshop. ';

function attributesOf(text: string): readonly string[] {
  return extract(START + text).findings.attributes.map(({ owner, words }) => `${owner}.${words.join(' ')}`);
}

function valuesOf(text: string): readonly string[] {
  return extract(START + text).findings.attributes.flatMap(({ owner, words, values = [] }) =>
    values.length === 0 ? [] : [`${owner}.${words.join(' ')} = ${values.join(', ')}`],
  );
}

describe('a clause that names a property', () => {
  test.each([
    ['For each kettle we store the maker and how heavy it is.', 'kettle.weight'],
    ['For each stay we log the guest and how long it took.', 'stay.duration'],
    ['For each canoe we note the length and when it was painted.', 'canoe.date_painted'],
    ['Every skater has a name, an age and the date they joined.', 'skater.date_joined'],
    ['For each canoe we note the length and where it was found.', 'canoe.found_location'],
    ['For each kettle we write down the price and what is wrong with it.', 'kettle.problem_description'],
    ['Every runner has a name, a club and whether they smoked.', 'runner.is_smoked'],
    ['Every runner has a name and whether they have a car.', 'runner.has_car'],
    ['Record each sale: when, how much, why.', 'sale.amount'],
    ['Track for every kettle: price, who repaired it.', 'kettle.repaired by'],
    ['Every trailer has a plate and a date when the next test is due.', 'trailer.next_test_date'],
    ['Kettles (name, quantity we own, price).', 'kettle.quantity'],
    ['A hall has a name and a maximum number of visitors.', 'hall.maximum_visitors'],
    ['A proposal has a title and the number of nights.', 'proposal.number of nights'],
    ['A tour has a price and a duration of 30 or 60 minutes.', 'tour.duration'],
    ['Patient details like name, sex and phone are entered.', 'patient.phone'],
    ['For each kettle store maker and price.', 'kettle.price'],
    ['For a repair we need: address, price.', 'repair.price'],
    ['We buy kettles, note what we paid, where it came from, the size and the fabric.', 'kettle.fabric'],
    ['We buy kettles, note the price, how far we drove and what broke.', 'kettle.distance'],
  ])('%s', (text, attribute) => {
    expect(attributesOf(text)).toContain(attribute);
  });
});

describe('whose the members of a list are', () => {
  test.each([
    ['We need the date, place and price of each class.', 'class.place'],
    ["A horse's name, age, colour and height are known.", 'horse.colour'],
    ['Every claim has a reference, the date of loss, a short description and a sum.', 'claim.date of loss'],
    ['Every claim has a reference, the date of loss, a comment and a price.', 'claim.price'],
    ['Guests leave their name, number and phone.', 'guest.number'],
    ['Customers order cakes, choose size and pickup date.', 'order.pickup date'],
    ['Mechanics repair trucks, we want to know the cost and the duration.', 'repair.cost'],
    ['Curators lend objects to museums and note the return date and the condition.', 'loan.return date'],
    ['Volunteers walk dogs and note how long the walk took and how the dog behaved.', 'walk.remarks'],
    ['Sites belong to clients, with latitude and longitude.', 'site.longitude'],
    ['A note is printed for each load with a number and a weight.', 'note.weight'],
    ['Vets visit a farm, batch number and due date should be stored.', 'farm.batch number'],
    ['Tenants give an emergency contact, a deposit and a joining date.', 'tenant.joining date'],
    ['Guides are rated by guests with a comment.', 'rating.comment'],
    ['A dive happens at a site on a date at a depth.', 'dive.depth'],
    ['Invoices show number, date, total.', 'invoice.total'],
    ['We take a commission from each order and pay out the farmers.', 'order.commission'],
    ['Restaurants place orders from farmers and choose a delivery window.', 'order.delivery window'],
    ['Customers make an order of goods to a town, with weight and price.', 'order.weight'],
    ['We keep warranties for the kettles we sell, with serial number and expiry date.', 'warranty.serial number'],
    ['Hives - location, weight, queen colour', 'hive.queen colour'],
    ['As a runner I give my birth year and phone.', 'runner.birth year'],
    ['each plot: number, area, soil', 'plot.soil'],
    ['A courier brings a parcel, we note the time and a signature.', 'parcel.time'],
    ['Visitors describe the bike they bring (make, brand, defect).', 'bike.brand'],
    ['A ranger inspects every pond and writes down a mark and comments.', 'inspection.mark'],
    ['We inspect every pond each week and note the weather.', 'inspection.weather'],
    ['For each visit we note the pond, the smell and the temperature.', 'visit.temperature'],
    [
      'A gate records the passage with an image and a weight. A passage without a ticket leads to a fine.',
      'passage.weight',
    ],
    ['Events have a date, a place and a price.', 'event.place'],
    ['Customers tell us the colour and the place.', 'customer.place'],
  ])('%s', (text, attribute) => {
    expect(attributesOf(text)).toContain(attribute);
  });
});

describe('values in the ways people list them', () => {
  test.each([
    ['Singers have a voice part - soprano, alto or bass.', 'singer.voice part = soprano, alto, bass'],
    [
      'For each job we note how urgent it is - can wait, this week, emergency.',
      'job.urgency = can wait, this week, emergency',
    ],
    [
      'A robe is either on the shelf, lent out or at the cleaner.',
      'robe.type = on the shelf, lent out, at the cleaner',
    ],
    [
      'A nomination may be proposed, confirmed by the partner, or withdrawn.',
      'nomination.status = proposed, confirmed, withdrawn',
    ],
    ['Guests make payments, they pay cash or by card.', 'payment.method = cash, card'],
    ['A referee shows yellow/red cards.', 'card.type = yellow, red'],
    ['Fencers (club, licence, weapon foil-epee-sabre).', 'fencer.weapon = foil, epee, sabre'],
    ['A race has a distance (5 km, 10 km, half marathon).', 'race.distance = 5 km, 10 km, half marathon'],
    ['Shirts come in small, medium and large.', 'shirt.size = small, medium, large'],
    [
      'For each funeral we record the date and whether it is a burial or a cremation.',
      'funeral.type = burial, cremation',
    ],
    ['A clerk approves or rejects each application.', 'application.status = pending, approved, rejected'],
    ['Guests send a request, which owners accept or decline.', 'request.status = pending, accepted, declined'],
    ['Cases are marked urgent or normal.', 'case.mark = urgent, normal'],
    ['Quotes are sent to customers; status draft, sent or lost.', 'quote.status = draft, sent, lost'],
    ['Drawers are full of parts - eyes, limbs, growlers - and have a code.', 'part.type = eyes, limbs, growlers'],
    ['A couple chooses a package: basic, classic or premium.', 'package.type = basic, classic, premium'],
    [
      'Hoses are inspected twice a year, either passed, repaired or scrapped.',
      'hose.status = passed, repaired, scrapped',
    ],
    ['Guests book a pitch for a tent, a camper or a caravan.', 'pitch.type = tent, camper, caravan'],
    ['A sampler visits a well, a tap or a tank.', 'visit.type = well, tap, tank'],
  ])('%s', (text, values) => {
    expect(valuesOf(text)).toContain(values);
  });
});
