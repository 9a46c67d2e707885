/** Format: see `archetypes.ts`. */
export const FOOD = `
# restaurant | restaurant, cafe, bistro, diner, pizzeria, eatery, waiters, dining, bar, pub, food truck, brasserie, coffee shop | menu item, table, reservation, order, order item
restaurant | eatery, diner, bistro | place | name!, address, phone, cuisine, email | owner
menu item | dish, meal, food item, food, plate, course of meal | item | name!, description, price!, available:boolean | menu category, menu, restaurant
menu category | menu section, course type | kind | name!^, position:integer | menu, restaurant
table | restaurant table, dining table | place | number!^, seats:integer!, status(free/occupied/reserved) | restaurant
waiter | waitress, server, waiting staff | person | first name!, last name!, phone | restaurant
chef | cook, kitchen staff | person | first name!, last name!, specialty | restaurant
reservation | table booking, table reservation | event | reserved for:timestamp!, party size:integer!, status(requested/confirmed/seated/cancelled), customer name | @taker, @booked
kitchen order | kitchen ticket | part | status(queued/cooking/ready/served), sent at | table|order|waiter|menu item|dish|customer
tip | gratuity | part | amount!, received at | order|waiter|driver|employee|booking
# food delivery | food delivery, delivery app, takeaway, takeout, uber eats, meal delivery, order food | restaurant, menu item, customer, order, courier
food order | | event | ordered at!, delivery address, total amount!, status(placed/preparing/on_the_way/delivered/cancelled) | customer, restaurant, courier
courier rating | | part | score:integer!, comment:text | courier!, customer
restaurant review | | part | rating:integer!, comment:text | restaurant!, customer
delivery zone | delivery area | place | name!, fee amount:money | restaurant
cuisine | | kind | name!^ |
dietary option | dietary restriction, diet | kind | name!^ |
# catering | catering, caterer, banquet | event, menu, customer, menu item
catering order | catering job | event | event date!, number of guests:integer!, total price, status(inquiry/confirmed/served/cancelled) | customer, menu, venue
catering package | catering menu | item | name!, price per person:money!, minimum guests:integer |
serving staff | | person | first name!, last name!, phone |
equipment rental item | | item | name!, quantity:integer, unit price |
tasting | tasting appointment | event | scheduled at!, notes | catering order|wine|customer|client|beer|coffee
# bakery | bakery, baker, bread, pastry, cake, cakes, confectionery, patisserie | product, order, customer, recipe
cake | custom cake | item | name!, flavor, size, price:money!, servings:integer | category
cake order | custom order | event | pickup at!, inscription, total price!, status(ordered/baking/ready/picked_up) | customer, cake
baker | pastry chef | person | first name!, last name!, phone |
baking batch | bake, production run of bread | event | baked on:date!, quantity:integer!, waste quantity:integer | product, baker
flavor | flavour | kind | name!^ |
standing order | recurring order | event | weekday, quantity:integer, active:boolean | customer, product
# wine | wine, wines, wine cellar, winery, vineyard, sommelier, wine collection | wine, bottle, tasting note
# brewery | brewery, beer, beers, brewing, distillery, cider, homebrew | beer, brew, recipe
beer | ale | item | name!, style, alcohol percentage:decimal, bitterness ibu:integer | brewery
wine | vintage wine | item | name!, vintage year:integer, grape variety, region, price:money | winery
brewery | | org | name!, city, country, website |
winery | vineyard estate | org | name!, region, country, website |
brew | brew day, brewing session | event | brewed on:date!, volume liters:decimal, original gravity:decimal, notes | recipe, beer
fermentation tank | tank, fermenter, vat | item | code!^, volume liters:decimal, status(empty/fermenting/cleaning) | brewery, winery
tasting note | wine tasting, tasting record | part | score:integer!, aroma, taste, notes, tasted on:date | wine, beer, coffee, taster
barrel | cask, keg | item | code!^, volume liters:decimal, filled on:date | winery, brewery
bottle | wine bottle | item | label, volume ml:integer, purchased on:date, price:money | wine, cellar
vineyard | vine plot | place | name!, area hectares:decimal, grape variety | winery
cellar | wine cellar | place | name!, capacity:integer | owner
# recipes | recipe, recipes, cooking, cookbook, meal planner, meal planning, kitchen | recipe, ingredient, user
recipe ingredient | | part | quantity:decimal!, unit | recipe!, ingredient|product|food!
recipe step | cooking step, preparation step | part | position:integer!, instruction:text! | recipe!
meal plan | menu plan | item | name, starts on:date!, ends on:date | user
meal plan entry | planned meal | part | date!, meal(breakfast/lunch/dinner/snack) | meal plan!, recipe!
shopping list | grocery list | item | name!, created on:date | user
shopping list item | grocery item | part | quantity:decimal, unit, bought:boolean | shopping list!, ingredient
pantry item | | item | quantity:decimal, unit, expires on:date | user, ingredient
cook | home cook | person | first name!, last name!, email^ |
# coffee roasting | coffee, roastery, roaster, barista, tea house | coffee, roast, order
coffee | coffee bean, green coffee, bean lot | item | name!, origin, variety, altitude m:integer, price per kg:money | supplier
roast | roasting batch, roast batch | event | roasted on:date!, weight kg:decimal, profile, duration minutes | coffee, roaster
roast profile | | item | name!, end temperature:decimal, duration minutes, notes |
roaster | roasting machine | item | name!, capacity kg:decimal |
cupping | cupping session | event | cupped on:date!, score:decimal!, notes | coffee
# food bank | food bank, soup kitchen, food pantry, surplus food, food rescue | food item, donor, donation, recipient
food parcel | food package, hamper | event | packed on:date, handed out on:date, contents:text | family, recipient
recipient | beneficiary, client family | person | first name!, last name!, phone, household size:integer |
food donation | | event | received on:date!, weight kg:decimal, description | donor, supplier
distribution | distribution day, hand out | event | date!, notes | location
pickup | collection run, pick up, collection | event | scheduled at!, picked up at, status(planned/done/missed) | donor, driver, volunteer, customer
# food safety | food safety, haccp, hygiene, kitchen inspection | inspection, restaurant
temperature log | temperature record, fridge log | part | temperature:decimal!, measured at! | fridge, employee
cleaning task | | event | description!, due on:date, done at | area, employee
food violation | hygiene violation, violation | part | code, description!, severity(minor/major/critical), fixed on:date | inspection!
fridge | refrigerator, freezer, cold storage | item | name!, temperature:decimal, location | 
# vending | vending machine, vending | vending machine, product, refill
vending machine | | item | serial number!^, model, status(active/out_of_order) | location
machine slot | coil | part | code!, capacity:integer, quantity:integer, price:money | vending machine!, product
refill | restocking | event | refilled at!, notes | vending machine!, employee
cash collection | | event | collected at!, amount! | vending machine!
`;
