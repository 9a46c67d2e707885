export const CHAT = `domain chat: Chat
says Members of a workspace write messages in channels and to each other.
like Slack, Discord, WhatsApp, Telegram, Microsoft Teams, Signal
cues chat, chat app, messaging app, messenger, instant messaging, team chat, group chat, chat application, messaging platform, messaging system, chat platform

core
user (member, participant, contact): Person who writes.
  username! unique, email! unique, display_name!, avatar_url, presence {online|away|offline} = offline, last_seen_at
workspace (team, server, organization): Where people write to each other.
  name!, slug! unique
  owner -> user!
workspace_member (membership): Somebody of a workspace.
  member_role {guest|member|admin} = member, joined_at = now
  => workspace, => user, unique(workspace, user)
channel (room, group, conversation, chat room): Where messages of one subject go.
  name!, topic, type {public|private|direct} = public, archived flag
  => workspace, creator -> user, unique(workspace, name)
channel_member (participation): Somebody who reads a channel.
  last_read_at, muted flag, joined_at = now
  => channel, => user, unique(channel, user)
message (chat message): Something that was written.
  body!, sent_at = now, edited_at >= sent_at, deleted_at >= sent_at
  => channel, sender -> user!, parent -> message

pack reactions (reaction, emoji): Reactions
reaction (emoji): A sign somebody put on a message.
  emoji! text(40), reacted_at = now
  => message, => user, unique(message, user, emoji)

pack files (attachment, file, image): Files
attachment (file, image): A file of a message.
  file_name!, file_url!, content_type! text(120), size_bytes big 0..
  => message

pack calls (call, video call): Calls
call (video call, voice call): A talk in a channel.
  type {voice|video} = voice, started_at = now, ended_at >= started_at
  -> channel!, caller -> user!

pack receipts (read receipt, delivery): Read receipts
message_receipt (read receipt): When somebody got a message.
  delivered_at, read_at >= delivered_at
  => message, => user, unique(message, user)
`;
