package com.acme.seeds.domain;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.FetchType;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.JoinColumn;
import jakarta.persistence.ManyToOne;
import jakarta.persistence.Table;
import org.hibernate.annotations.DynamicUpdate;

@Entity
@Table(name = "voyage")
@DynamicUpdate
public class Voyage {
  @Id
  @GeneratedValue(strategy = GenerationType.IDENTITY)
  @Column(name = "id")
  private Long id;

  @ManyToOne(fetch = FetchType.LAZY, optional = false)
  @JoinColumn(name = "port_id", nullable = false)
  private Port port;

  @ManyToOne(fetch = FetchType.LAZY, optional = false)
  @JoinColumn(name = "skipper_id", nullable = false)
  private Skipper skipper;

  public Long getId() {
    return id;
  }

  public Port getPort() {
    return port;
  }

  public void setPort(Port port) {
    this.port = port;
  }

  public Skipper getSkipper() {
    return skipper;
  }

  public void setSkipper(Skipper skipper) {
    this.skipper = skipper;
  }

  @Override
  public boolean equals(Object other) {
    return this == other || (other instanceof Voyage that && id != null && id.equals(that.getId()));
  }

  @Override
  public int hashCode() {
    return Voyage.class.hashCode();
  }
}
