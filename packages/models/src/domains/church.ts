export const CHURCH = `domain church: Church
says Members belong to families and groups, attend services, and give.
like Planning Center, Breeze
cues church, church management, parish, congregation, church membership, ministry, church member, mosque, synagogue, temple management, parish register

core
family (household): People who live together.
  name!, address, city, phone
member (parishioner, person, believer): Person who belongs to the church.
  first_name!, last_name!, birth_date, email, phone, status {visitor|member|inactive|deceased}, joined_on, baptized_on
  -> family
ministry_group (group, ministry, small group, choir): People who do something together.
  name! unique, description, meeting_place text(120)
  leader -> member
group_member (membership): Somebody of a group.
  joined_on, group_role {member|leader|helper} = member
  => ministry_group, => member, unique(ministry_group, member)
church_service (service, worship, mass, event): When people come together.
  title!, starts_at!, ends_at >= starts_at, location, type {worship|prayer|wedding|funeral|baptism|other} = worship, topic
attendance (attendance record): Somebody who was there.
  checked_in_at = now
  => church_service, => member, unique(church_service, member)
donation (offering, tithe, contribution, gift): Money that was given.
  amount! 0.., currency = EUR, given_on!, method {cash|check|card|transfer} = cash, fund_name! = general
  -> member

pack sacraments (baptism, wedding, sacrament, confirmation, funeral): Sacraments
sacrament (baptism, confirmation, wedding, funeral): What the register keeps.
  type! {baptism|confirmation|communion|marriage|funeral}, held_on!, officiant_name!, register_number unique
  -> member!

pack volunteers (volunteer, rota, schedule): Volunteers
service_duty (duty, rota, volunteer duty): Who does what in a service.
  duty_name!, status {asked|accepted|declined}
  => church_service, -> member!

pack prayers (prayer request, prayer): Prayer requests
prayer_request (prayer): What somebody asks prayer for.
  body!, requested_on!, answered flag, is_private
  -> member!
`;
