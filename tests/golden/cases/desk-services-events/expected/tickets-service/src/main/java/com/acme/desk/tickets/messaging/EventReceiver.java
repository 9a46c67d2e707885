package com.acme.desk.tickets.messaging;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.MDC;
import org.springframework.amqp.AmqpRejectAndDontRequeueException;
import org.springframework.amqp.core.Message;
import org.springframework.amqp.rabbit.annotation.RabbitListener;
import org.springframework.boot.autoconfigure.condition.ConditionalOnExpression;
import org.springframework.dao.DataIntegrityViolationException;
import org.springframework.dao.DuplicateKeyException;
import org.springframework.stereotype.Component;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/**
 * Takes events from the queue of this service, one after the other. What cannot be acted on now
 * keeps its place; what never can is put aside.
 */
@Component
@ConditionalOnExpression(EventsConfig.HAS_BROKER)
class EventReceiver {
  private static final Logger LOG = LoggerFactory.getLogger(EventReceiver.class);
  private static final long PAUSE_MS = 1_000;

  private final Inbox inbox;
  private final JsonMapper json;

  EventReceiver(Inbox inbox, JsonMapper json) {
    this.inbox = inbox;
    this.json = json;
  }

  @RabbitListener(queues = "desk.events.tickets")
  void receive(Message message) throws InterruptedException {
    try {
      act(json.readValue(message.getBody(), Event.class));
    } catch (RuntimeException e) {
      if (isHopeless(e)) {
        throw new AmqpRejectAndDontRequeueException(
            "The event is put aside: it cannot be acted on", e);
      }
      Thread.sleep(PAUSE_MS);
      throw e;
    }
  }

  /** What follows belongs to the request that began it, as its lines of the log say. */
  private void act(Event event) {
    try (var ignored = MDC.putCloseable("requestId", event.requestId())) {
      inbox.apply(event);
      LOG.info("Acted on {} {}", event.topic(), event.id());
    }
  }

  /**
   * Nobody can read it, or a rule of the database keeps what would follow; that it is noted already
   * is no such rule.
   */
  private static boolean isHopeless(RuntimeException e) {
    return e instanceof JacksonException
        || (e instanceof DataIntegrityViolationException && !(e instanceof DuplicateKeyException));
  }
}
