export const CRYPTO_PORTFOLIO = `domain crypto-portfolio: Crypto portfolio
says Investors follow their coins over wallets and exchanges: what they bought and sold, what it is worth, what is taxed.
like CoinTracker, Koinly, CoinStats, Coinbase
cues crypto, cryptocurrency, crypto portfolio, bitcoin, crypto tracker, crypto wallet, coin tracker, crypto trading, crypto exchange, crypto tax, defi, blockchain portfolio, token portfolio, ethereum, nft collection, cryptocurrency portfolio

core
investor (user, owner, trader): Person whose coins are followed.
  email! unique, display_name!, base_currency = EUR, cost_method {fifo|lifo|average} = fifo, timezone
asset (coin, token, cryptocurrency): A coin or token that can be held.
  symbol!, name!, network text(60), contract_address! text(128) = native, decimals int 0..30 = 8, type {coin|token|stablecoin|nft} = coin, active = true
  unique(network, contract_address, symbol)
account (wallet, exchange account, address): Where coins are kept.
  name!, type {exchange|hot_wallet|hardware_wallet|contract} = hot_wallet, provider_name text(80), public_address text(128), last_synced_at, active = true
  => investor, unique(investor, name)
crypto_transaction (transaction, trade, transfer, swap, deposit, withdrawal): One movement: coins that went in, out, or both.
  type! {buy|sell|swap|deposit|withdrawal|transfer|reward|fee|gift}, executed_at!, in_quantity decimal 0.., out_quantity decimal 0.., fee_quantity decimal 0.. = 0, worth_amount 0.., transaction_hash text(128), log_index int 0.. = 0, status {pending|confirmed|failed}, notes
  -> account! cascade, in_asset -> asset restrict, out_asset -> asset restrict, fee_asset -> asset restrict, unique(account, transaction_hash, log_index)
asset_price (price, market price, quote, rate): What a coin was worth.
  price! decimal 0.., currency = EUR, priced_at!, market_cap_amount 0..
  => asset, unique(asset, currency, priced_at)
holding (balance, position, portfolio): How much of a coin lies where.
  quantity! decimal 0.., average_cost 0.., refreshed_at
  => account, -> asset!, unique(account, asset)

pack alerts (alert, price alert, notification, watchlist): Alerts
price_alert (alert, notification): Tells the investor of a price.
  direction {above|below} = above, target_price! decimal 0.., currency = EUR, status {active|triggered|disabled}, set_at = now, triggered_at >= set_at
  => investor, -> asset!
watchlist_entry (watchlist, favorite): A coin an investor keeps an eye on.
  position 1.., notes
  => investor, => asset, unique(investor, asset)

pack tax (tax, capital gain, tax report, tax lot): Tax
tax_lot (lot, purchase lot): Coins bought at once, and how many are left.
  acquired_at!, quantity! decimal 0.., remaining_quantity! decimal 0.., cost! 0..
  => crypto_transaction, -> asset!
disposal (capital gain, realized gain): Coins of a lot that were sold.
  quantity! decimal 0.., proceeds_amount! 0.., cost_amount! 0.., is_long_term
  => tax_lot, sale -> crypto_transaction!

pack staking (staking, yield, reward, lending): Staking
staking_position (stake, yield position): Coins that earn more coins.
  validator_name text(120), quantity! decimal 0.., yearly_percent 0.., started_at!, unlocks_at >= started_at, ended_at >= started_at, status {active|unbonding|ended}
  -> account! cascade, -> asset!

pack goals (goal, allocation, rebalancing, snapshot, performance): Goals and history
allocation_target (allocation, goal): How much of all one coin shall be.
  target_percent! 0..100
  => investor, -> asset!, unique(investor, asset)
portfolio_snapshot (snapshot, performance): What all was worth on a day.
  taken_on!, worth_amount!, invested_amount!, currency = EUR
  => investor, unique(investor, taken_on)

pack imports (import, api key, exchange connection, sync): Connections
exchange_connection (api key, exchange link): Lets trades be read from an exchange; the secret lies elsewhere.
  label!, secret_reference! text(120), status {active|failing|revoked}, last_used_at
  => account
import_run (import, sync): One reading of an account.
  started_at = now, finished_at >= started_at, status {running|succeeded|failed}, imported_count 0.. = 0, error_message
  => account
`;
