package com.acme.desk.tickets.messaging;

import java.util.ArrayList;
import java.util.List;
import org.springframework.amqp.core.BindingBuilder;
import org.springframework.amqp.core.Declarable;
import org.springframework.amqp.core.Declarables;
import org.springframework.amqp.core.Queue;
import org.springframework.amqp.core.QueueBuilder;
import org.springframework.amqp.core.TopicExchange;
import org.springframework.boot.autoconfigure.condition.ConditionalOnExpression;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.scheduling.annotation.EnableScheduling;

/**
 * What the broker is to have before the first event is sent: also the queues of others, so that
 * they miss nothing while they are away.
 */
@Configuration
@EnableScheduling
@ConditionalOnExpression(EventsConfig.HAS_BROKER)
class EventsConfig {
  static final String HAS_BROKER = "!'${spring.rabbitmq.host}'.isEmpty()";
  static final String EXCHANGE = "desk.events";

  @Bean
  Declarables queuesOfEvents() {
    var exchange = new TopicExchange(EXCHANGE);
    List<Declarable> all = new ArrayList<>();
    all.add(exchange);
    all.addAll(
        queue(exchange, "desk.events.tickets", "clients.Client.deleted", "clients.Branch.deleted"));
    return new Declarables(all);
  }

  /**
   * One process reads a queue at a time, so that events keep their order; what cannot be acted on
   * is put aside in another one.
   */
  private static List<Declarable> queue(TopicExchange exchange, String name, String... topics) {
    String aside = name + ".aside";
    Queue queue =
        QueueBuilder.durable(name)
            .singleActiveConsumer()
            .deadLetterExchange("")
            .deadLetterRoutingKey(aside)
            .build();
    List<Declarable> all = new ArrayList<>();
    all.add(queue);
    all.add(QueueBuilder.durable(aside).build());
    for (String topic : topics) {
      all.add(BindingBuilder.bind(queue).to(exchange).with(topic));
    }
    return all;
  }
}
