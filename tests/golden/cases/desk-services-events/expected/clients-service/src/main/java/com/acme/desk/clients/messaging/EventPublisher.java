package com.acme.desk.clients.messaging;

import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.amqp.AmqpException;
import org.springframework.amqp.core.Message;
import org.springframework.amqp.core.MessageBuilder;
import org.springframework.amqp.rabbit.core.RabbitTemplate;
import org.springframework.boot.autoconfigure.condition.ConditionalOnExpression;
import org.springframework.dao.DataAccessException;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;
import org.springframework.transaction.TransactionException;
import tools.jackson.databind.json.JsonMapper;

/**
 * Sends what is waiting, in its order. What the broker has not confirmed stays, and is sent again:
 * an event may come twice, and none is lost.
 */
@Component
@ConditionalOnExpression(EventsConfig.HAS_BROKER)
public class EventPublisher {
  private static final Logger LOG = LoggerFactory.getLogger(EventPublisher.class);
  private static final long CONFIRMED_WITHIN_MS = 5_000;

  private final Outbox outbox;
  private final RabbitTemplate broker;
  private final JsonMapper json;
  private boolean isHeldUp;

  public EventPublisher(Outbox outbox, RabbitTemplate broker, JsonMapper json) {
    this.outbox = outbox;
    this.broker = broker;
    this.json = json;
  }

  /** Says once that events cannot be sent, and once that they can again. */
  @Scheduled(fixedDelayString = "${app.events.pause}")
  void sendWaiting() {
    try {
      while (outbox.handOn(this::send)) {
        LOG.debug("More events are waiting");
      }
      if (isHeldUp) {
        LOG.info("Events are sent again");
      }
      isHeldUp = false;
    } catch (AmqpException | DataAccessException | TransactionException e) {
      if (!isHeldUp) {
        LOG.warn("Events wait until they can be sent: {}", e.getMessage());
      }
      isHeldUp = true;
    }
  }

  private void send(List<Event> events) {
    broker.<Void>invoke(
        channel -> {
          for (Event event : events) {
            channel.send(EventsConfig.EXCHANGE, event.topic(), message(event));
          }
          channel.waitForConfirmsOrDie(CONFIRMED_WITHIN_MS);
          return null;
        });
  }

  private Message message(Event event) {
    return MessageBuilder.withBody(json.writeValueAsBytes(event))
        .setContentType("application/json")
        .setMessageId(event.id())
        .build();
  }
}
